import { type ReactNode, useEffect, useState } from 'react'
import type { DocsInstance } from '../contract'
import { Message } from '../messages'
import type { fillers } from '../runtime/fill'
import type { Found, Group } from './find'
import { SearchHit } from './SearchHit'
import { arriveWith, opensElsewhere, prepare, useFound } from './useFound'

export interface SearchPageResultsProps {
  /** URLs of the SearchManifests, by docs instance and version */
  manifests: Readonly<Record<string, string>>
  docs: DocsInstance[]
  /** the docs instance and version to search, unless the address names others */
  place: string
  classes: Readonly<Record<string, string>>
  subscribeNavigation: (listener: () => void) => () => void
  failure: (error: unknown, retry: () => void) => ReactNode
  fillers: typeof fillers
}

/** How many pages are listed at first, and how many more with each click. */
const pagesAtATime = 20

/** SearchPageResults shows the field and the results of the search page. */
export function SearchPageResults(props: SearchPageResultsProps) {
  const [text, setText] = useState(queryOfAddress)
  const [asked, setAsked] = useState(versionOfAddress)
  useEffect(() => {
    const read = () => {
      setText(queryOfAddress())
      setAsked(versionOfAddress())
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  const place = asked in props.manifests ? asked : props.place
  const [id] = place.split('/')
  const versions = props.docs.find((docs) => docs.id === id)?.versions ?? []

  /** Searches, and puts what it searched for into the address. */
  function look(query: string, version: string) {
    setText(query)
    setAsked(version)
    const url = new URL(window.location.href)
    const wanted = [
      query && `q=${encodeURIComponent(query)}`,
      version && `version=${encodeURIComponent(version)}`,
    ]
    url.search = wanted.filter(Boolean).join('&')
    window.history.replaceState(window.history.state, '', url)
  }

  return (
    <>
      <input
        className={props.classes.input}
        type="search"
        aria-label={docgenText(Message['theme.SearchPage.inputLabel'])}
        placeholder={docgenText(Message['theme.SearchPage.inputPlaceholder'])}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => look(event.target.value, asked)}
      />
      {versions.length > 1 && (
        <label data-version>
          {docgenText(Message['docgen.SearchPage.version'])}
          <select value={place} onChange={(event) => look(text, event.target.value)}>
            {versions.map(({ name, label }) => (
              <option key={name} value={`${id}/${name}`}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <Results {...props} manifest={props.manifests[place] ?? ''} query={text.trim()} />
    </>
  )
}

function queryOfAddress(): string {
  return new URLSearchParams(window.location.search).get('q') ?? ''
}

function versionOfAddress(): string {
  return new URLSearchParams(window.location.search).get('version') ?? ''
}

function Results(props: SearchPageResultsProps & { manifest: string; query: string }) {
  const { manifest, query, classes } = props
  const [shown, setShown] = useState({ query, pages: pagesAtATime })
  const [lists] = useState(() => new Map<number, { pages: number; hitsPerPage: number }>())
  const pages = shown.query === query ? shown.pages : pagesAtATime
  const wanted = lists.get(pages) ?? { pages, hitsPerPage: Number.POSITIVE_INFINITY }
  lists.set(pages, wanted)
  const { found, error, answered, retry } = useFound(manifest, query, wanted)

  if (error !== undefined) {
    return props.failure(error, retry)
  }
  return (
    <>
      <p role="status">
        {statusOf(query, answered === query || found?.pages ? found : undefined, props.fillers)}
      </p>
      {query !== '' &&
        found?.groups.map((group, number) => (
          <section key={group.url} className={classes.group} aria-label={group.title}>
            {group.blog && group.blog !== found.groups[number - 1]?.blog && (
              <h2 className={classes.blog}>{group.blog}</h2>
            )}
            <Title group={group} classes={classes} />
            <ul className={classes.hits}>
              {group.hits.map((hit) => (
                <li key={hit.url}>
                  <a
                    className={classes.option}
                    href={hit.url}
                    onMouseDown={(event) => prepare(event.currentTarget, hit, event)}
                    onClick={(event) => !opensElsewhere(event) && arriveWith(hit, props.subscribeNavigation)}
                  >
                    <SearchHit hit={hit} classes={classes} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {found && found.pages > found.groups.length && (
        <button
          type="button"
          className={classes.showMore}
          onClick={() => setShown({ query, pages: pages + pagesAtATime })}
        >
          {docgenText(Message['docgen.SearchPage.showMore'])}
        </button>
      )}
    </>
  )
}

/** The posts of a blog are below its title. */
function Title({ group, classes }: { group: Group; classes: Readonly<Record<string, string>> }) {
  const Heading = group.blog ? 'h3' : 'h2'
  return (
    <Heading className={classes.page}>
      {group.trail && <span data-trail>{`${group.trail} › `}</span>}
      <span>{group.title}</span>
    </Heading>
  )
}

function statusOf(query: string, found: Found | undefined, { fill, plural }: typeof fillers): string {
  if (query === '') {
    return ''
  }
  if (!found) {
    return docgenText(Message['docgen.search.searching'])
  }
  return found.pages === 0
    ? fill(docgenText(Message['docgen.search.noResults']), { query })
    : plural(docgenText(Message['theme.SearchPage.documentsFound.plurals']), found.pages)
}
