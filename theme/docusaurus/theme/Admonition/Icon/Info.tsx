import type { ComponentProps } from 'react'
import { Drawing } from '../../Icon/Drawing'

/** AdmonitionInfo is the icon of an admonition. */
export default function AdmonitionInfo(props: ComponentProps<'svg'>) {
  return <Drawing path="M12 11v6M12 7.5v.5M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0" {...props} />
}
