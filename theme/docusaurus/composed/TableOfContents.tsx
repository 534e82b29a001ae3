import TOCItems from '@theme/TOCItems'
import classes from '../../doc/TableOfContents.module.css'
import { Message } from '../../messages'
import { useDesktop } from '../../runtime/media'
import { usePage } from '../../runtime/page'
import { docusaurusToc } from '../common/pageToc'

/** TableOfContents shows the headings of the page with parts that the site replaces. */
export function TableOfContents() {
  const toc = docusaurusToc(usePage().toc)
  const title = docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])
  return useDesktop() && toc.length > 0 ? (
    <nav className={classes.toc} aria-label={title} data-print="hidden">
      <p className={classes.title}>{title}</p>
      <TOCItems toc={toc} linkClassName="table-of-contents__link toc-highlight" />
    </nav>
  ) : null
}
