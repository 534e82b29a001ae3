import { type ComponentType, useEffect, useState } from 'react'
import { ChunkError } from '../errors/ChunkError'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { subscribeNavigation } from '../runtime/router'
import { useSite } from '../runtime/site'
import { useReading } from '../runtime/versions'

/*
 * The search results are scripts of their own, loaded when the reader opens the
 * search. They import nothing that the rest of the theme imports too: the bundler
 * would move that into another file, which every first visit loads. So they get their
 * class names, the error message, the navigation and what fills messages as props.
 */

/** preloadSearch starts to load the search before it is opened. Errors show when it is opened. */
export function preloadSearch(manifest: string): void {
  import('./SearchResults').then(
    ({ loadSearch }) => loadSearch(manifest),
    () => {},
  )
}

/** markArrival highlights the words of a query on a page that was opened in a new tab. */
export function markArrival(): void {
  import('./SearchResults').then(
    ({ arriveElsewhere }) => arriveElsewhere(subscribeNavigation),
    () => {},
  )
}

/** SearchPlace says where the search looks. */
export interface SearchPlace {
  /** of the manifest, among those of the site */
  key: string
  /** URL of the SearchManifest */
  manifest: string
  /** label of the version, if the docs have several */
  version?: string
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

/** useLater returns a component once its script has loaded, or the error. */
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
