import type { ReactNode } from 'react'
import Link from '../docusaurus/Link'

interface Props {
  title: ReactNode
  /** a path of the site or a URL; without one the card leads nowhere */
  href?: string
  children?: ReactNode
}

/** Card is one of the Cards. All of it leads where its title does. */
export function Card({ title, href, children }: Props) {
  return (
    <li className="card">
      {href ? <Link to={href}>{title}</Link> : <strong>{title}</strong>}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </li>
  )
}
