import type { ComponentProps } from 'react'
import AdmonitionLayout from '@theme/Admonition/Layout'

/** AdmonitionTypeCaution shows an admonition of this type. */
export default function AdmonitionTypeCaution(props: Partial<ComponentProps<typeof AdmonitionLayout>>) {
  return <AdmonitionLayout type="caution" {...props} />
}
