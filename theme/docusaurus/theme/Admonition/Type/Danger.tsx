import type { ComponentProps } from 'react'
import AdmonitionLayout from '@theme/Admonition/Layout'

/** AdmonitionTypeDanger shows an admonition of this type. */
export default function AdmonitionTypeDanger(props: Partial<ComponentProps<typeof AdmonitionLayout>>) {
  return <AdmonitionLayout type="danger" {...props} />
}
