import { type ReactNode, useEffect, useState } from 'react'
import { Message } from '../messages'
import type { fillers } from '../runtime/fill'
import type { SafeStorage } from '../runtime/storage'
import type { Found, Group, Hit, Wanted } from './find'
import { recentIn } from './recent'
import { SearchHit } from './SearchHit'
import { arriveWith, elsewhereOf, opensElsewhere, type Press, prepare, useFound } from './useFound'

export { SearchPageResults } from './SearchPageResults'
export { arriveElsewhere, loadSearch } from './useFound'

export interface SearchResultsProps {
  /** URL of the SearchManifest */
  manifest: string
  /** label of the version that it is for, if the docs have several */
  version?: string
  query: string
  /** id of the list; the id of an option is this id, a dash and its position */
  id: string
  /** position of the option that Enter follows */
  active: number
  /** of the manifest, for the address of the page that lists all results */
  place: string
  /** URL of the page that lists all results, if there is one */
  page?: string
  classes: Readonly<Record<string, string>>
  storage: SafeStorage
  subscribeNavigation: (listener: () => void) => () => void
  onAnswer: (answer: Answer) => void
  /** onPoint is called with the position of the option under the pointer. */
  onPoint: (position: number) => void
  /** onLook starts a new search. */
  onLook: (query: string) => void
  failure: (error: unknown, retry: () => void) => ReactNode
  fillers: typeof fillers
}

/** Answer says how many options there are, and to which query; undefined before the first answer. */
export interface Answer {
  answered: string | undefined
  count: number
}

/** How many results the dialog shows: about one screen. */
const wanted: Wanted = { pages: 5, hitsPerPage: 3 }

/** SearchResults lists the results by page; before the reader types, it lists recent searches. */
export function SearchResults(props: SearchResultsProps) {
  const { manifest, query, classes, onAnswer, storage } = props
  const text = query.trim()
  const { found, error, answered, retry } = useFound(manifest, text, wanted)
  const [recent, setRecent] = useState(() => recentIn(storage).list())
  const queries = text === '' ? recent : (found?.suggestions ?? [])
  const hits = countOf(found)
  const hasMore = props.page !== undefined && found !== undefined && found.pages > found.groups.length
  const count = error !== undefined ? 0 : queries.length + hits + (hasMore ? 1 : 0)
  useEffect(() => onAnswer({ answered: text === '' ? text : answered, count }), [onAnswer, text, answered, count])

  if (error !== undefined) {
    return <div className={classes.state}>{props.failure(error, retry)}</div>
  }
  function forget() {
    recentIn(storage).clear()
    setRecent([])
  }
  return (
    <>
      {props.version && (
        <p className={classes.version}>
          {props.fillers.fill(docgenText(Message['docgen.search.version']), { version: props.version })}
        </p>
      )}
      <p
        className={hits > 0 || (text === '' && recent.length > 0) ? 'visually-hidden' : classes.state}
        role="status"
        data-loading={found && answered === text ? undefined : true}
      >
        {found && answered !== text && hits === 0
          ? docgenText(Message['docgen.search.searching'])
          : statusOf(text, found, props.fillers)}
      </p>
      {count > 0 && (
        <div
          className={classes.list}
          role="listbox"
          id={props.id}
          aria-label={docgenText(Message['docgen.search.results'])}
          tabIndex={-1}
        >
          {queries.length > 0 && (
            <Queries
              {...props}
              queries={queries}
              label={
                text === ''
                  ? docgenText(Message['theme.SearchModal.startScreen.recentSearchesTitle'])
                  : docgenText(Message['docgen.search.didYouMean'])
              }
            />
          )}
          {found && <Groups {...props} groups={found.groups} text={text} />}
          {hasMore && (
            <Option {...props} position={count - 1} href={`${props.page}?q=${encodeURIComponent(text)}${
                props.version ? `&version=${encodeURIComponent(props.place)}` : ''
              }`}>
              <span className={classes.more}>
                {props.fillers.fill(docgenText(Message['theme.SearchBar.seeAll']), { count: found.pages })}
              </span>
            </Option>
          )}
        </div>
      )}
      {text === '' && recent.length > 0 && (
        <button type="button" className={classes.forget} onClick={forget}>
          {docgenText(Message['docgen.search.clearRecent'])}
        </button>
      )}
    </>
  )
}

function countOf(found: Found | undefined): number {
  return found?.groups.reduce((sum, group) => sum + group.hits.length, 0) ?? 0
}

function statusOf(query: string, found: Found | undefined, { fill, plural }: typeof fillers): string {
  if (found === undefined) {
    return docgenText(Message['docgen.search.loading'])
  }
  if (query === '') {
    return docgenText(Message['docgen.search.start'])
  }
  const count = countOf(found)
  if (count === 0) {
    return fill(docgenText(Message['docgen.search.noResults']), { query })
  }
  return found.pages > found.groups.length
    ? fill(plural(docgenText(Message['docgen.search.resultsShown.plurals']), count), { pages: found.pages })
    : plural(docgenText(Message['docgen.search.resultsFound.plurals']), count)
}

/** Queries are searches that the reader can choose. */
function Queries({ queries, label, ...props }: SearchResultsProps & { queries: string[]; label: string }) {
  const { id, active, classes } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-label={label}>
      <p className={classes.page} aria-hidden="true">
        {label}
      </p>
      {queries.map((query, position) => (
        <button
          type="button"
          className={classes.option}
          role="option"
          id={`${id}-${position}`}
          tabIndex={-1}
          aria-selected={position === active}
          onPointerMove={() => props.onPoint(position)}
          onClick={() => props.onLook(query)}
          key={query}
        >
          {query}
        </button>
      ))}
    </div>
  )
}

function Groups({ groups, text, ...props }: SearchResultsProps & { groups: Group[]; text: string }) {
  const { id, classes } = props
  let position = 0
  return groups.map((group, number) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-labelledby={`${id}-group-${number}`} key={group.url}>
      {group.blog && group.blog !== groups[number - 1]?.blog && (
        <p className={classes.blog} aria-hidden="true">
          {group.blog}
        </p>
      )}
      <p className={classes.page} id={`${id}-group-${number}`}>
        {group.trail && <span className={classes.trail}>{`${group.trail} › `}</span>}
        {group.blog && <span className="visually-hidden">{`${group.blog} › `}</span>}
        <span>{group.title}</span>
      </p>
      {group.hits.map((hit) => (
        <Option {...props} href={hit.url} position={position++} hit={hit} text={text} key={hit.url}>
          <SearchHit hit={hit} classes={classes} />
        </Option>
      ))}
    </div>
  ))
}

interface OptionProps extends SearchResultsProps {
  href: string
  position: number
  children: ReactNode
  hit?: Hit
  text?: string
}

/** Option links to a result and highlights the words of the query there. */
function Option({ href, position, children, hit, text, ...props }: OptionProps) {
  const { id, active, classes, onPoint } = props
  const isActive = position === active
  function go(press: Press) {
    if (hit && text) {
      recentIn(props.storage).add(text)
      if (!opensElsewhere(press)) {
        arriveWith(hit, props.subscribeNavigation)
      }
    }
  }
  return (
    <a
      className={classes.option}
      role="option"
      id={`${id}-${position}`}
      href={href}
      data-elsewhere={hit && elsewhereOf(hit)}
      tabIndex={-1}
      aria-selected={isActive}
      ref={isActive ? reveal : undefined}
      onPointerMove={() => onPoint(position)}
      onMouseDown={(event) => hit && prepare(event.currentTarget, hit, event)}
      onClick={go}
    >
      {children}
    </a>
  )
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
