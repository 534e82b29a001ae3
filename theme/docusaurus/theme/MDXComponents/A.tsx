import type { ComponentProps } from 'react'
import Link from '../../Link'

/** MDXA shows a link of a page. */
export default function MDXA(props: ComponentProps<typeof Link>) {
  return <Link {...props} />
}
