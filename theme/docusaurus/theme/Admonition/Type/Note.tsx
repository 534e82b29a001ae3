import type { ComponentProps } from 'react'
import AdmonitionLayout from '@theme/Admonition/Layout'

/** AdmonitionTypeNote shows an admonition of this type. */
export default function AdmonitionTypeNote(props: Partial<ComponentProps<typeof AdmonitionLayout>>) {
  return <AdmonitionLayout type="note" {...props} />
}
