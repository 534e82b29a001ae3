import { TocList } from '../../doc/TocList'
import type { Item } from '../common/pageToc'
import { tocItems } from '../common/pageToc'

/** TOCItems shows the headings of a table of contents. */
export default function TOCItems({ toc, className }: { toc: readonly Item[]; className?: string }) {
  return (
    <div className={className}>
      <TocList items={tocItems(toc)} />
    </div>
  )
}
