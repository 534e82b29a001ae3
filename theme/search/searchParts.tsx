import { type ComponentType, useEffect, useState } from 'react'
import { ChunkError } from '../errors/ChunkError'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { loadSheet } from '../runtime/pageCode'
import { subscribeNavigation } from '../runtime/navigation/router'
import { useSite } from '../runtime/site'
import { useReading } from '../runtime/preferences/versions'
import type { SearchPlace } from './searchPlace'

/** SearchScript is what loads when the reader opens the search. */
type SearchScript = typeof import('./searchScript')

let loading: Promise<SearchScript> | undefined
let loaded: SearchScript | undefined

/** loadDialog loads the script of the search and the style sheet of its dialog. */
export function loadDialog(): Promise<SearchScript> {
  // The name of the style sheet is relative to the scripts, so that no script depends on the base URL.
  loading ??= Promise.all([import('./searchScript'), loadSheet(new URL(searchSheetFile, import.meta.url).href)]).then(
    ([script]) => {
      loaded = script
      return script
    },
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** loadedDialog returns the dialog if it has loaded. */
export function loadedDialog() {
  return loaded?.SearchDialog
}

/** preloadSearch starts to load the search before it is opened. Errors show when it is opened. */
export function preloadSearch(manifest: string): void {
  loadDialog().then(
    ({ loadSearch }) => loadSearch(manifest),
    () => {},
  )
}

/** markArrival highlights the words of a query on a page that was opened in a new tab. */
export function markArrival(): void {
  import('./searchScript').then(
    ({ arriveElsewhere }) => arriveElsewhere(subscribeNavigation),
    () => {},
  )
}

/**
 * useSearchPlace returns the search of the page's version. Outside the docs, that is the version of the first
 * docs that the reader prefers.
 */
export function useSearchPlace(): SearchPlace {
  const { search, docs } = useSite()
  const id = usePage().docs || (docs[0]?.id ?? '')
  const { versions, candidates } = useReading()(id)
  const [version] = candidates
  const key = `${id}/${version?.name}`
  return {
    key,
    manifest: search?.manifests[key] ?? '',
    version: versions.length > 1 ? version?.label : undefined,
  }
}

/** showFailure renders the message that the search did not load. */
export function showFailure(error: unknown, retry?: () => void) {
  return <ChunkError message={docgenText(Message['docgen.search.failed'])} error={error} onRetry={retry} />
}

/** useLater returns a component once its script has loaded, or the error. ready is the component if it is there. */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  ready?: ComponentType<Props>,
): {
  Part?: ComponentType<Props>
  error?: unknown
} {
  const [state, setState] = useState<{ Part?: ComponentType<Props>; error?: unknown }>({ Part: ready })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a script is loaded once
  useEffect(() => {
    load().then(
      (Part) => setState({ Part }),
      (error) => setState({ error }),
    )
  }, [])
  return state
}
