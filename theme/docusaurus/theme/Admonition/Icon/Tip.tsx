import type { ComponentProps } from 'react'
import { Drawing } from '../../Icon/Drawing'

/** AdmonitionTip is the icon of an admonition. */
export default function AdmonitionTip(props: ComponentProps<'svg'>) {
  return <Drawing path="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.500 1 2.500h6c0-1 .3-1.800 1-2.500A6 6 0 0 0 12 3z" {...props} />
}
