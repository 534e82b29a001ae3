import type { ReactNode } from 'react'
import Link from '../docusaurus/Link'

interface Props {
  title: ReactNode
  /** a path of the site or a URL; without it the feature is not a link */
  href?: string
  /** a drawing above the title */
  icon?: ReactNode
  children?: ReactNode
}

/** Feature shows one feature of a Features list: an icon, a title and a few words. */
export function Feature({ title, href, icon, children }: Props) {
  return (
    <li className="feature">
      {icon}
      <div className="feature-title">{href ? <Link to={href}>{title}</Link> : title}</div>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </li>
  )
}
