import { useLayoutEffect, useState } from 'react'
import { Message } from '../messages'
import type { fillers } from '../runtime/fill'
import type { Found, Wanted } from './find'
import { readPages, recentIn } from './recent'
import { SearchFooter } from './SearchFooter'
import { SearchOptions } from './SearchOptions'
import type { SearchResultsProps } from './searchResultsProps'
import { useFound } from './useFound'

/** How many results the dialog shows: about one screen. */
const wanted: Wanted = { pages: 5, hitsPerPage: 3 }

/**
 * SearchResults lists the results by page. Before the reader types, it lists recent searches, pages that they have
 * read, and popular pages; when nothing is found, similar names and popular pages.
 */
export function SearchResults(props: SearchResultsProps) {
  const { manifest, query, classes, onAnswer, storage } = props
  const text = query.trim()
  const { found, error, answered, retry } = useFound(manifest, text, wanted)
  const [recent, setRecent] = useState(() => recentIn(storage).list())
  // What the reader chooses from at the start stays until the first answer, so that the list does not flicker.
  const isStart = text === '' || answered === ''
  const queries = isStart ? recent : (found?.suggestions ?? [])
  const [pages] = useState(readPages)
  const read = isStart ? pages : []
  const popular = found?.pages === 0 ? found.popular.filter(({ href }) => read.every((page) => page.href !== href)) : []
  const hits = isStart ? 0 : countOf(found)
  const hasMore = props.page !== undefined && found !== undefined && found.pages > found.groups.length
  const count = error !== undefined ? 0 : queries.length + read.length + hits + popular.length + (hasMore ? 1 : 0)
  const first = count > popular.length ? 0 : -1
  // Before the results are painted: a key that follows must not count the options of the query before.
  useLayoutEffect(
    () => onAnswer({ answered: text === '' ? text : answered, count, first }),
    [onAnswer, text, answered, count, first],
  )

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
        <p data-version>
          {props.fillers.fill(docgenText(Message['docgen.search.version']), { version: props.version })}
        </p>
      )}
      <p
        className={hits > 0 || (isStart && count > 0) ? 'visually-hidden' : classes.state}
        role="status"
        data-loading={found && answered === text ? undefined : true}
      >
        {found && answered !== text && hits === 0
          ? docgenText(Message['docgen.search.searching'])
          : statusOf(text, found, props.fillers)}
      </p>
      {count > 0 && (
        <SearchOptions
          {...props}
          text={text}
          isStart={isStart}
          queries={queries}
          groups={isStart ? [] : (found?.groups ?? [])}
          read={read}
          popular={popular}
          more={hasMore ? found.pages : 0}
          count={count}
        />
      )}
      <SearchFooter classes={classes} onForget={isStart && recent.length > 0 ? forget : undefined} />
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
    ? plural(docgenText(Message['docgen.search.resultsShown.plurals']), count, { pages: found.pages })
    : plural(docgenText(Message['docgen.search.resultsFound.plurals']), count)
}
