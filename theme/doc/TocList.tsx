import type { TOCItem } from '../contract'
import type { Reading } from '../runtime/navigation/reading'
import classes from './TocList.module.css'

type Branch = { item: TOCItem; below: TOCItem[] }

/** TocList shows a table of contents as nested lists. It marks the sections that the reader sees. */
export function TocList({ items, reading }: { items: TOCItem[]; reading?: Reading }) {
  return (
    <ul className={classes.list}>
      {branches(items).map(({ item, below }) => (
        <li key={item.id}>
          <a
            className={classes.link}
            href={`#${encodeURIComponent(item.id)}`}
            aria-current={item.id === reading?.current ? 'location' : undefined}
            data-seen={markOf(item.id, reading)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML made from the author's Markdown
            dangerouslySetInnerHTML={{ __html: item.html }}
          />
          {below.length > 0 && <TocList items={below} reading={reading} />}
        </li>
      ))}
    </ul>
  )
}

/** markOf returns "first" for the first section in view and "" for the others. */
function markOf(id: string, { seen }: Reading = { seen: [], current: '' }): string | undefined {
  return id === seen[0] ? 'first' : seen.includes(id) ? '' : undefined
}

/** branches nests each heading below the last heading of a higher level. */
function branches(items: TOCItem[]): Branch[] {
  const found: Branch[] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && item.level > last.item.level) {
      last.below.push(item)
    } else {
      found.push({ item, below: [] })
    }
  }
  return found
}
