import type { ComponentProps } from 'react'
import AdmonitionLayout from '@theme/Admonition/Layout'

/** AdmonitionTypeTip shows an admonition of this type. */
export default function AdmonitionTypeTip(props: Partial<ComponentProps<typeof AdmonitionLayout>>) {
  return <AdmonitionLayout type="tip" {...props} />
}
