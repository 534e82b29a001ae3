import TOCCollapsible from '@theme/TOCCollapsible'
import { usePage } from '../../runtime/page'
import { docusaurusToc } from '../common/pageToc'

/** TableOfContentsMobile opens the headings of the page, in narrow windows, with parts that the site replaces. */
export function TableOfContentsMobile() {
  const toc = docusaurusToc(usePage().toc)
  return toc.length > 0 ? <TOCCollapsible toc={toc} className="theme-doc-toc-mobile" /> : null
}
