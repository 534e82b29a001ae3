import type { ComponentProps } from 'react'
import { Drawing } from './Drawing'

/** Copy is an icon that Docusaurus has in its theme. */
export default function Copy(props: ComponentProps<'svg'>) {
  return <Drawing path="M9 9h11v11H9zM15 9V4H4v11h5" {...props} />
}
