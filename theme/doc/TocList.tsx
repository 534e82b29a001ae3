import type { TOCItem } from '../contract'
import classes from './TocList.module.css'

type Branch = { item: TOCItem; below: TOCItem[] }

/** TocList shows a table of contents as nested lists. The prop active is the id of the current heading. */
export function TocList({ items, active }: { items: TOCItem[]; active?: string }) {
  return (
    <ul className={classes.list}>
      {branches(items).map(({ item, below }) => (
        <li key={item.id}>
          <a
            className={classes.link}
            href={`#${encodeURIComponent(item.id)}`}
            aria-current={item.id === active ? 'location' : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML made from the author's Markdown
            dangerouslySetInnerHTML={{ __html: item.html }}
          />
          {below.length > 0 && <TocList items={below} active={active} />}
        </li>
      ))}
    </ul>
  )
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
