import { branches } from '../runtime/branches'

interface Item {
  /** HTML */
  value: string
  id: string
  level: number
}

interface Props {
  /** the headings of the page, which every MDX page has as "toc" */
  toc: readonly Item[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** TOCInline lists headings of the page inside its text. */
export function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: Props) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return <HeadingList items={shown} className="table-of-contents" />
}

function HeadingList({ items, className }: { items: readonly Item[]; className?: string }) {
  return (
    <ul className={className}>
      {branches(items).map(({ item, below }) => (
        <li key={item.id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML made from the page's headings */}
          <a href={`#${item.id}`} dangerouslySetInnerHTML={{ __html: item.value }} />
          {below.length > 0 && <HeadingList items={below} />}
        </li>
      ))}
    </ul>
  )
}
