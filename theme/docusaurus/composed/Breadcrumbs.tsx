import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home'
import classes from '../../doc/Breadcrumbs.module.css'
import { Message } from '../../messages'
import { useSidebarBreadcrumbs } from '../plugin-content-docs/client'

/** Breadcrumbs shows the path to the current page after the site's own first item. */
export function Breadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs()
  return breadcrumbs ? (
    <nav className={classes.trail} aria-label={docgenText(Message['theme.docs.breadcrumbs.navAriaLabel'])} data-print="hidden">
      <ol className={classes.list}>
        <HomeBreadcrumbItem />
        {breadcrumbs.map(({ label, href }, position) => {
          const isLast = position === breadcrumbs.length - 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same label
            <li className={classes.step} key={position}>
              {href && !isLast ? <a href={href}>{label}</a> : <span aria-current={isLast ? 'page' : undefined}>{label}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  ) : null
}
