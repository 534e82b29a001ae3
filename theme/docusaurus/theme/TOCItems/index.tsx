import TOCItemTree from '@theme/TOCItems/Tree'
import type { Item } from '../../common/pageToc'
import { treeOf } from '../../common/reading'

interface Props {
  toc: readonly Item[]
  className?: string
  linkClassName?: string | null
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** TOCItems shows the headings of a table of contents. */
export default function TOCItems({ toc, minHeadingLevel = 2, maxHeadingLevel = 6, className, linkClassName }: Props) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return <TOCItemTree toc={treeOf(shown)} className={className} linkClassName={linkClassName} />
}
