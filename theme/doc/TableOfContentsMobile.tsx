import { Message } from '../messages'
import { usePage } from '../runtime/page'
import classes from './TableOfContentsMobile.module.css'
import { TocList } from './TocList'

/** TableOfContentsMobile shows a collapsible table of contents above the content in narrow windows. */
export function TableOfContentsMobile() {
  const { path, toc } = usePage()
  if (toc.length === 0) {
    return null
  }
  return (
    <details className={classes.toc} data-print="hidden" key={path}>
      <summary className={classes.title}>{docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}</summary>
      <nav aria-label={docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}>
        <TocList items={toc} />
      </nav>
    </details>
  )
}
