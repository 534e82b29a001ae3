import type { ComponentProps, ReactNode } from 'react'
import { Admonition } from '../../../mdx/Admonition'

/** AdmonitionLayout shows an admonition. Its icon is that of its type. */
export default function AdmonitionLayout({ icon: _, ...props }: ComponentProps<typeof Admonition> & { icon?: ReactNode }) {
  return <Admonition {...props} />
}
