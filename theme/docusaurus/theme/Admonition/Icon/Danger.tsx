import type { ComponentProps } from 'react'
import { Drawing } from '../../Icon/Drawing'

/** AdmonitionDanger is the icon of an admonition. */
export default function AdmonitionDanger(props: ComponentProps<'svg'>) {
  return <Drawing path="M12 7v6M12 16v.5M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0" {...props} />
}
