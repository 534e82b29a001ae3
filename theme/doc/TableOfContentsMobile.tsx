import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { useReading } from '../runtime/navigation/reading'
import classes from './TableOfContentsMobile.module.css'
import { TocList } from './TocList'

/**
 * TableOfContentsMobile shows a bar below the navbar in narrow windows. It names the current section, and opens
 * the table of contents over the page.
 */
export function TableOfContentsMobile() {
  const { path, toc } = usePage()
  const reading = useReading(toc)
  const current = toc.find(({ id }) => id === reading.current)
  if (toc.length === 0) {
    return null
  }
  return (
    <details className={classes.bar} data-dismiss data-print="hidden" key={path}>
      <summary>
        <span>{docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}</span>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML made from the author's Markdown */}
        {current && <span dangerouslySetInnerHTML={{ __html: current.html }} />}
      </summary>
      <nav aria-label={docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}>
        <TocList items={toc} reading={reading} />
      </nav>
    </details>
  )
}
