import { usePage } from '../runtime/page'
import classes from './TableOfContentsMobile.module.css'
import { TocList } from './TocList'

/** TableOfContentsMobile is the collapsible table of contents above the content in narrow windows. */
export function TableOfContentsMobile() {
  const { path, toc } = usePage()
  if (toc.length === 0) {
    return null
  }
  return (
    <details className={classes.toc} data-print="hidden" key={path}>
      <summary className={classes.title}>On this page</summary>
      <nav aria-label="On this page">
        <TocList items={toc} />
      </nav>
    </details>
  )
}
