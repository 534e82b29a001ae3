import type { ReactNode } from 'react'
import type { fillers } from '../runtime/fill'
import type { SafeStorage } from '../runtime/preferences/storage'

/** SearchResultsProps is what the dialog tells the results. */
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
  answered?: string
  count: number
  /** position of the option that is chosen at first; -1 if none of them answers the query */
  first: number
}
