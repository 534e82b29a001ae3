import type { ComponentProps } from 'react'
import { Drawing } from '../../Icon/Drawing'

/** AdmonitionWarning is the icon of an admonition. */
export default function AdmonitionWarning(props: ComponentProps<'svg'>) {
  return <Drawing path="M12 4 2.500 20h19zM12 10v4M12 17v.5" {...props} />
}
