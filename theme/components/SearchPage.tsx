import { useEffect, useState } from 'react'
import { useHydrated } from '../runtime/hydrated'
import { subscribeNavigation } from '../runtime/router'
import classes from './SearchPage.module.css'
import type { SearchPageResultsProps } from './SearchPageResults'
import { showFailure, useLater, useSearchManifest } from './searchParts'

/** SearchPage lists everything that is found; its address names the query, so that it can be shared. */
export function SearchPage() {
  const [query, setQuery] = useState('')
  const manifest = useSearchManifest()
  const isReady = useHydrated()
  useEffect(() => {
    const read = () => setQuery(new URLSearchParams(window.location.search).get('q') ?? '')
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  function look(text: string) {
    setQuery(text)
    const url = new URL(window.location.href)
    url.search = text === '' ? '' : `?q=${encodeURIComponent(text)}`
    window.history.replaceState(window.history.state, '', url)
  }

  return (
    <div className={classes.screen}>
      <h1 className={classes.heading}>Search</h1>
      <input
        className={classes.input}
        type="search"
        aria-label="Search the documentation"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        disabled={!isReady}
        value={query}
        onChange={(event) => look(event.target.value)}
      />
      <noscript>
        <p>The search needs JavaScript.</p>
      </noscript>
      {isReady && (
        <Results
          manifest={manifest}
          query={query.trim()}
          classes={classes}
          subscribeNavigation={subscribeNavigation}
          failure={showFailure}
        />
      )}
    </div>
  )
}

function Results(props: SearchPageResultsProps) {
  const { Part, error } = useLater<SearchPageResultsProps>(() =>
    import('./SearchResults').then((parts) => parts.SearchPageResults),
  )
  if (Part) {
    return <Part {...props} />
  }
  return error ? showFailure(error) : <p role="status">Loading the search…</p>
}
