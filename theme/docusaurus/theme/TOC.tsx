import { TocList } from '../../doc/TocList'
import type { Item } from '../common/pageToc'
import { tocItems } from '../common/pageToc'

/** TOC shows a table of contents. */
export default function TOC({ toc, className }: { toc: readonly Item[]; className?: string }) {
  return (
    <div className={className}>
      <TocList items={tocItems(toc)} />
    </div>
  )
}
