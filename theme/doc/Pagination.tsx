import { Icon } from '../common/Icon'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import classes from './Pagination.module.css'

/** Pagination shows links to the previous and the next page. */
export function Pagination() {
  const { previous, next } = usePage()
  if (!previous && !next) {
    return null
  }
  return (
    <nav className={classes.pages} aria-label={docgenText(Message['theme.docs.paginator.navAriaLabel'])} data-print="hidden">
      {previous && (
        <a className={classes.previous} href={previous.href} rel="prev">
          <span className={classes.side}>
            <Icon name="arrowStart" className={classes.arrow} />
            {docgenText(Message['theme.docs.paginator.previous'])}
          </span>
          <span className={classes.title}>{previous.label}</span>
        </a>
      )}
      {next && (
        <a className={classes.next} href={next.href} rel="next">
          <span className={classes.side}>
            {docgenText(Message['theme.docs.paginator.next'])}
            <Icon name="arrowEnd" className={classes.arrow} />
          </span>
          <span className={classes.title}>{next.label}</span>
        </a>
      )}
    </nav>
  )
}
