import type { ComponentProps } from 'react'
import { Drawing } from './Drawing'

/** WordWrap is an icon that Docusaurus has in its theme. */
export default function WordWrap(props: ComponentProps<'svg'>) {
  return <Drawing path="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h4" {...props} />
}
