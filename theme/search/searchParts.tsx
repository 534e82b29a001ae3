import { type ComponentType, useEffect, useState } from 'react'
import { ChunkError } from '../errors/ChunkError'
import { usePage } from '../runtime/page'
import { subscribeNavigation } from '../runtime/router'
import { useSite } from '../runtime/site'

/*
 * The parts of the search that are scripts of their own, fetched when the reader
 * turns to it. They import nothing that other parts of the theme use too, or the
 * bundler would cut that out into one more file of every first visit; so they are
 * handed their class names, the look of a failure, and what leads to pages.
 */

/** preloadSearch begins to fetch the search before it is opened; opening it says what goes wrong. */
export function preloadSearch(manifest: string): void {
  import('./SearchResults').then(
    ({ loadSearch }) => loadSearch(manifest),
    () => {},
  )
}

/** markArrival marks what was found, on a page that was opened in a new tab. */
export function markArrival(): void {
  import('./SearchResults').then(
    ({ arriveElsewhere }) => arriveElsewhere(subscribeNavigation),
    () => {},
  )
}

/** useSearchManifest is the URL of the search of the version that the page is of. */
export function useSearchManifest(): string {
  const manifests = useSite().search?.manifests ?? {}
  return manifests[usePage().version?.name ?? ''] ?? Object.values(manifests)[0] ?? ''
}

/** showFailure says that the search did not load. */
export function showFailure(error: unknown, retry?: () => void) {
  return <ChunkError what="The search" error={error} onRetry={retry} />
}

/** useLater gives a component once its script is here, or why it is not. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): {
  Part?: ComponentType<Props>
  error?: unknown
} {
  const [state, setState] = useState<{ Part?: ComponentType<Props>; error?: unknown }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: a script is loaded once
  useEffect(() => {
    load().then(
      (Part) => setState({ Part }),
      (error) => setState({ error }),
    )
  }, [])
  return state
}
