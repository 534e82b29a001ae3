import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Group, Hit, Part } from '../runtime/search'
import { createSearchLoader, type Find } from '../runtime/searchLoader'

/*
 * This file and what it imports are a script of their own, fetched when the
 * reader turns to the search. It imports nothing that other parts of the theme
 * use too, or the bundler would cut that out into one more file of every first
 * visit; so it is handed its class names and the look of a failure.
 */

const loaders = new Map<string, () => Promise<Find>>()

function loaderOf(manifest: string): () => Promise<Find> {
  const loader =
    loaders.get(manifest) ??
    createSearchLoader({
      manifest,
      // The manifest keeps its name when the files that it names change.
      fetch: (url) => fetch(url, { cache: url === manifest ? 'no-cache' : 'default' }),
      lunr: async () => (await import('lunr')).default,
    })
  loaders.set(manifest, loader)
  return loader
}

/** loadSearch begins to fetch what the search needs. */
export function loadSearch(manifest: string): void {
  // Whoever opens the search is told.
  loaderOf(manifest)().catch(() => {})
}

export interface SearchResultsProps {
  /** URL of the SearchManifest */
  manifest: string
  query: string
  /** id of the list; its options have this id, a dash and their position */
  id: string
  /** position of the option that Enter follows */
  active: number
  showVersion: boolean
  classes: Readonly<Record<string, string>>
  /** onCount tells how many options there are. */
  onCount: (count: number) => void
  /** onPoint tells which option the pointer is on. */
  onPoint: (position: number) => void
  failure: (error: unknown, retry: () => void) => ReactNode
}

/** SearchResults lists what was found, page by page. */
export function SearchResults(props: SearchResultsProps) {
  const { manifest, query, classes, onCount } = props
  const { find, error, retry } = useSearch(manifest)
  const text = query.trim()
  const groups = useMemo(() => find?.(text) ?? [], [find, text])
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0)
  useEffect(() => onCount(count), [onCount, count])

  if (error !== undefined) {
    return <div className={classes.state}>{props.failure(error, retry)}</div>
  }
  return (
    <>
      <p
        className={count > 0 ? 'visually-hidden' : classes.state}
        role="status"
        data-loading={find ? undefined : true}
      >
        {statusOf(find === undefined, text, count)}
      </p>
      {count > 0 && <Results {...props} groups={groups} />}
    </>
  )
}

/** The search once it is loaded, or why it is not. */
function useSearch(manifest: string): { find?: Find; error?: unknown; retry: () => void } {
  const [state, setState] = useState<{ find?: Find; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true
    const set = (next: typeof state) => isCurrent && setState(next)
    loaderOf(manifest)().then(
      (find) => set({ find }),
      (error) => set({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [manifest, attempt])
  function retry() {
    setState({})
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}

function statusOf(isLoading: boolean, text: string, count: number): string {
  if (isLoading) {
    return 'Loading the search…'
  }
  if (text === '') {
    return 'Find a page, a heading or a word in the text.'
  }
  if (count === 0) {
    return `No results found for query "${text}"`
  }
  return count === 1 ? '1 result' : `${count} results`
}

function Results({ groups, ...props }: SearchResultsProps & { groups: Group[] }) {
  const { id, classes } = props
  let position = 0
  return (
    <div className={classes.list} role="listbox" id={id} aria-label="Search results" tabIndex={-1}>
      {groups.map((group, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div role="group" aria-labelledby={`${id}-group-${number}`} key={group.url}>
          <p className={classes.page} id={`${id}-group-${number}`}>
            {group.trail && <span className={classes.trail}>{group.trail} › </span>}
            {group.title}
            {props.showVersion && <span className={classes.version}>{group.version}</span>}
          </p>
          {group.hits.map((hit) => (
            <Option {...props} hit={hit} position={position++} key={hit.url} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({ hit, position, ...props }: SearchResultsProps & { hit: Hit; position: number }) {
  const { id, active, classes, onPoint } = props
  const isActive = position === active
  return (
    <a
      className={classes.option}
      role="option"
      id={`${id}-${position}`}
      href={hit.url}
      tabIndex={-1}
      aria-selected={isActive}
      ref={isActive ? reveal : undefined}
      onPointerMove={() => onPoint(position)}
    >
      <span className={classes.title} data-section={hit.isSection || undefined}>
        <Marked parts={hit.title} />
      </span>
      {hit.snippet.length > 0 && (
        <span className={classes.snippet}>
          <Marked parts={hit.snippet} />
        </span>
      )}
    </a>
  )
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

function Marked({ parts }: { parts: Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
  return parts.map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text))
}
