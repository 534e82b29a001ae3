import { useEffect, useState } from 'react'
import { Mark } from '../contract'
import { connectSearch, type Search } from './connection'
import type { Found, Hit, Wanted } from './find'
import { clearMarks, showMarks } from './marks'

const searches = new Map<string, Search>()

function searchOf(manifest: string): Search {
  const known = searches.get(manifest)
  const createWorker = () => new Worker(new URL(searchWorkerFile, import.meta.url), { type: 'module' })
  const search = known ?? connectSearch({ manifest, createWorker })
  searches.set(manifest, search)
  return search
}

/** loadSearch starts to load the search. */
export function loadSearch(manifest: string): void {
  // The error shows when the search is opened.
  searchOf(manifest)
    .load()
    .catch(() => {})
}

interface State {
  found?: Found
  /** the query that found or error answers */
  answered?: string
  error?: unknown
}

/** useFound returns the results for a query; until they arrive, the previous results. */
export function useFound(manifest: string, text: string, wanted: Wanted): State & { retry: () => void } {
  const [state, setState] = useState<State>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isCurrent = true
    searchOf(manifest)
      .find(text, wanted)
      .then(
        (found) => isCurrent && setState({ found, answered: text }),
        (error) => isCurrent && setState({ error, answered: text }),
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

/** arriveWith highlights the words of a hit once its page shows, until the next navigation. */
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

/** Highlights words on the current page until the next navigation. */
function mark(words: readonly string[], subscribeNavigation: Subscribe) {
  const content = document.getElementById(Mark.ContentID)
  if (content) {
    showMarks(content, words)
  }
  const stop = subscribeNavigation(() => {
    stop()
    clearMarks()
  })
}

/** The query parameter with the words to highlight on a page that opens in a new tab. */
const parameter = 'docgen-mark'

/** elsewhereOf returns the address of a hit for a new tab. Only the address can carry the words there. */
export function elsewhereOf({ url, words }: Hit): string {
  const address = new URL(url, window.location.href)
  address.searchParams.set(parameter, words.join(' '))
  return address.href
}

/** Press has the properties of a mouse event that decide where a link opens. */
export type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** opensElsewhere reports whether a press opens a new tab or window, or the context menu, which offers that. */
export function opensElsewhere({ button, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey
}

/** prepare sets the address of a hit's link: in a new tab it includes the words to highlight. */
export function prepare(link: HTMLAnchorElement, hit: Hit, press: Press): void {
  link.href = opensElsewhere(press) ? elsewhereOf(hit) : hit.url
}

/** arriveElsewhere highlights the words in the address of a new tab, and removes them from the address. */
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
