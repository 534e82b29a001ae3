import { useEffect, useState } from 'react'
import { connectSearch, type Search } from '../search/connection'
import type { Found, Hit, Wanted } from '../search/find'
import { clearMarks, showMarks } from '../search/marks'

const searches = new Map<string, Search>()

function searchOf(manifest: string): Search {
  const known = searches.get(manifest)
  const search =
    known ?? connectSearch({ manifest, createWorker: () => new Worker(searchWorkerURL, { type: 'module' }) })
  searches.set(manifest, search)
  return search
}

/** loadSearch begins to fetch what the search needs. */
export function loadSearch(manifest: string): void {
  // Whoever opens the search is told.
  searchOf(manifest)
    .load()
    .catch(() => {})
}

interface State {
  found?: Found
  error?: unknown
}

/** useFound is the answer to a query; until it comes, that to the query before. */
export function useFound(manifest: string, text: string, wanted: Wanted): State & { retry: () => void } {
  const [state, setState] = useState<State>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isCurrent = true
    searchOf(manifest)
      .find(text, wanted)
      .then(
        (found) => isCurrent && setState({ found }),
        (error) => isCurrent && setState({ error }),
      )
    return () => {
      isCurrent = false
    }
  }, [manifest, text, wanted, attempt])
  function retry() {
    setState({})
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}

/** arriveWith marks the words of a hit once its page is on screen, until the reader moves on. */
export function arriveWith(
  { url, words }: Hit,
  subscribeNavigation: (listener: () => void) => () => void,
): void {
  const show = () => {
    const content = document.getElementById('content-body')
    if (content) {
      showMarks(content, words)
    }
  }
  const leave = () => {
    const stop = subscribeNavigation(() => {
      stop()
      clearMarks()
    })
  }
  if (new URL(url, window.location.href).pathname === window.location.pathname) {
    show()
    leave()
    return
  }
  const stop = subscribeNavigation(() => {
    stop()
    show()
    leave()
  })
}
