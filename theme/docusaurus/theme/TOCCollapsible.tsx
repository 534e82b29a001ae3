import { TocList } from '../../doc/TocList'
import { Message } from '../../messages'
import type { Item } from '../common/pageToc'
import { tocItems } from '../common/pageToc'

/** TOCCollapsible shows a table of contents that opens. */
export default function TOCCollapsible({ toc, className }: { toc: readonly Item[]; className?: string }) {
  return (
    <details className={className}>
      <summary>{docgenText(Message['theme.TOCCollapsible.toggleButtonLabel'])}</summary>
      <TocList items={tocItems(toc)} />
    </details>
  )
}
