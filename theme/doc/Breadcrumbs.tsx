import { Icon } from '../common/Icon'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import classes from './Breadcrumbs.module.css'

/** Breadcrumbs shows the path from the home page to the current page. */
export function Breadcrumbs() {
  const { breadcrumbs } = usePage()
  const { home } = useSite()
  if (breadcrumbs.length === 0) {
    return null
  }
  const last = breadcrumbs.length - 1
  return (
    <nav className={classes.trail} aria-label={docgenText(Message['theme.docs.breadcrumbs.navAriaLabel'])} data-print="hidden">
      <ol className={classes.list}>
        <li className={classes.step}>
          <a className={classes.home} href={home} aria-label={docgenText(Message['theme.docs.breadcrumbs.home'])}>
            <Icon name="home" />
          </a>
        </li>
        {breadcrumbs.map(({ label, href }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same label
          <li className={classes.step} key={position}>
            {href && position < last ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={position === last ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
