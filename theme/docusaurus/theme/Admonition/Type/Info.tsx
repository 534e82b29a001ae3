import type { ComponentProps } from 'react'
import AdmonitionLayout from '@theme/Admonition/Layout'

/** AdmonitionTypeInfo shows an admonition of this type. */
export default function AdmonitionTypeInfo(props: Partial<ComponentProps<typeof AdmonitionLayout>>) {
  return <AdmonitionLayout type="info" {...props} />
}
