import type { ReactNode } from 'react'
import Link from '../docusaurus/Link'

interface Props {
  title: ReactNode
  /** a path of the site or a URL; without it the card is not a link */
  href?: string
  /** a drawing above the title */
  icon?: ReactNode
  children?: ReactNode
}

/** Card shows one card of Cards. The whole card follows the link in its title. */
export function Card({ title, href, icon, children }: Props) {
  return (
    <li className="card">
      {icon}
      {href ? <Link to={href}>{title}</Link> : <strong>{title}</strong>}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </li>
  )
}
