import type { TOCItem } from '../contract'
import { branches } from '../runtime/branches'
import type { Reading } from '../runtime/navigation/reading'
import classes from './TocList.module.css'

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
