import type { ComponentProps } from 'react'
import { Drawing } from './Drawing'

/** Success is an icon that Docusaurus has in its theme. */
export default function Success(props: ComponentProps<'svg'>) {
  return <Drawing path="m5 12.5 4.5 4.5L19 7" {...props} />
}
