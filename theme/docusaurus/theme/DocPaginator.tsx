import PaginatorNavLink from '@theme/PaginatorNavLink'
import classes from '../../doc/Pagination.module.css'
import { Message } from '../../messages'
import { classNames } from '../../runtime/classNames'

interface Target {
  permalink: string
  title: string
}

interface Props {
  previous?: Target
  next?: Target
  className?: string
}

/** DocPaginator links to the pages before and after a page. */
export default function DocPaginator({ previous, next, className }: Props) {
  return (
    <nav
      className={classNames(`pagination-nav ${classes.pages}`, className)}
      aria-label={docgenText(Message['theme.docs.paginator.navAriaLabel'])}
      data-print="hidden"
    >
      {previous && <PaginatorNavLink {...previous} subLabel={docgenText(Message['theme.docs.paginator.previous'])} />}
      {next && <PaginatorNavLink {...next} subLabel={docgenText(Message['theme.docs.paginator.next'])} isNext />}
    </nav>
  )
}
