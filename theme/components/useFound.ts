import { useEffect, useState } from 'react'
import { connectSearch, type Search } from '../search/connection'
import type { Found, Hit, Wanted } from '../search/find'
import { clearMarks, showMarks } from '../search/marks'

const searches = new Map<string, Search>()

function searchOf(manifest: string): Search {
  const known = searches.get(manifest)
  const createWorker = () => new Worker(new URL(searchWorkerFile, import.meta.url), { type: 'module' })
  const search = known ?? connectSearch({ manifest, createWorker })
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

type Subscribe = (listener: () => void) => () => void

/** arriveWith marks the words of a hit once its page is on screen, until the reader moves on. */
export function arriveWith({ url, words }: Hit, subscribeNavigation: Subscribe): void {
  if (new URL(url, window.location.href).pathname === window.location.pathname) {
    mark(words, subscribeNavigation)
    return
  }
  const stop = subscribeNavigation(() => {
    stop()
    mark(words, subscribeNavigation)
  })
}

/** Marks words of the page that is on screen, until another one is. */
function mark(words: readonly string[], subscribeNavigation: Subscribe) {
  const content = document.getElementById('content-body')
  if (content) {
    showMarks(content, words)
  }
  const stop = subscribeNavigation(() => {
    stop()
    clearMarks()
  })
}

/** Names the words to mark in the address of a page that opens in a new tab. */
const parameter = 'docgen-mark'

/** elsewhereOf is the address of a hit for a new tab, which is told the words that way alone. */
export function elsewhereOf({ url, words }: Hit): string {
  const address = new URL(url, window.location.href)
  address.searchParams.set(parameter, words.join(' '))
  return address.href
}

/** Press is what we need to know of a mouse button or a click. */
export type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** opensElsewhere tells whether the browser opens a link in a new tab or window, or may by its menu. */
export function opensElsewhere({ button, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey
}

/** prepare gives the link of a hit the address for where the press will open it. */
export function prepare(link: HTMLAnchorElement, hit: Hit, press: Press): void {
  link.href = opensElsewhere(press) ? elsewhereOf(hit) : hit.url
}

/** arriveElsewhere marks the words that the address of this new tab names, and takes them out of it. */
export function arriveElsewhere(subscribeNavigation: Subscribe): void {
  const address = new URL(window.location.href)
  const words = address.searchParams.get(parameter)?.split(' ') ?? []
  address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
  mark(
    words.filter((word) => word !== ''),
    subscribeNavigation,
  )
}
