import { Message } from '../messages'
import { fill } from '../runtime/fill'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'
import type { NearestPagesProps } from '../search/NearestPages'
import { useLater, useSearchPlace } from '../search/searchParts'
import classes from './NotFound.module.css'

/** NotFound shows the page for addresses that do not exist (404): near names, a search field, and ways to go on. */
export function NotFound() {
  const { home: start, docs, search, title } = useSite()
  const homes = docs.flatMap(({ versions }) =>
    versions.filter(({ home }) => home !== start).map((version) => ({ ...version, isOnly: versions.length === 1 })),
  )
  return (
    <div className={classes.screen}>
      <h1>{usePage().title}</h1>
      <p>{docgenText(Message['theme.NotFound.p1'])}</p>
      {search && <Nearest home={start} />}
      {search && (
        // biome-ignore lint/a11y/useSemanticElements: React does not know the element search in all versions
        <form role="search" action={search.page ?? start}>
          <input
            type="search"
            name="q"
            aria-label={docgenText(Message['theme.SearchBar.label'])}
            placeholder={docgenText(Message['theme.SearchBar.label'])}
          />
        </form>
      )}
      <ul className={classes.ways}>
        <li>
          <a href={start}>{fill(docgenText(Message['docgen.NotFound.home']), { title })}</a>
        </li>
        {homes.map(({ label, home, isOnly }) => (
          <li key={home}>
            <a href={home}>
              {isOnly
                ? docgenText(Message['docgen.NotFound.docs'])
                : fill(docgenText(Message['docgen.NotFound.docsVersion']), { version: label })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nearest names pages with a similar address, once the search has loaded. It has its space from the start. */
function Nearest({ home }: { home: string }) {
  const { manifest } = useSearchPlace()
  const { Part } = useLater<NearestPagesProps>(() => import('../search/searchScript').then((parts) => parts.NearestPages))
  return <p className={classes.near}>{Part && <Part manifest={manifest} home={home} />}</p>
}
