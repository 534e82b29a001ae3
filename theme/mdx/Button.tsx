import type { ReactNode } from 'react'
import Link from '../docusaurus/Link'
import { join } from './Admonition'

interface Props {
  /** a path of the site or a URL */
  href: string
  /** "secondary" for a button that stands out less */
  className?: string
  children?: ReactNode
}

/** Button shows a link as a button. */
export function Button({ href, className, children }: Props) {
  return (
    <Link className={join('button', className)} to={href}>
      {children}
    </Link>
  )
}
