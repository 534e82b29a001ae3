import { type ComponentProps, useEffect, useMemo, useRef } from 'react'
import { mainId, SkipLink } from '../../common/SkipLink'
import { subscribeNavigation } from '../../runtime/navigation/router'
import { useSite } from '../../runtime/site'
import type { Item } from './pageToc'

/** SkipToContentFallbackId is the id of the element that the skip link focuses. */
export const SkipToContentFallbackId = mainId

/** SkipToContentLink is the first link on the page; it has the theme's own text and look. */
export function SkipToContentLink(_: ComponentProps<'a'>) {
  return <SkipLink />
}

/** useSearchLinkCreator returns a function that returns the address of the search page for a search. */
export function useSearchLinkCreator(): (query: string) => string {
  const { search } = useSite()
  return (query) => `${search?.page ?? '/search'}?q=${encodeURIComponent(query)}`
}

/** prefersReducedMotion reports whether the reader wants less motion. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** listStorageKeys returns the keys of the browser's storage; none if it is blocked. */
export function listStorageKeys(): string[] {
  try {
    return Object.keys(window.localStorage)
  } catch {
    return []
  }
}

/** useAnchorTargetClassName returns no class: headings keep their distance from the navbar without one. */
export const useAnchorTargetClassName = (_?: string): string | undefined => undefined

/** TreeItem is a heading with those below it. */
export interface TreeItem extends Item {
  children: TreeItem[]
}

/** treeOf nests headings by their levels. */
export function treeOf(toc: readonly Item[]): TreeItem[] {
  const root: TreeItem[] = []
  const open: TreeItem[] = []
  for (const item of toc) {
    const made = { ...item, children: [] }
    while ((open.at(-1)?.level ?? 0) >= item.level) {
      open.pop()
    }
    ;(open.at(-1)?.children ?? root).push(made)
    open.push(made)
  }
  return root
}

/** useTreeifiedTOC nests headings by their levels. */
export const useTreeifiedTOC = (toc: readonly Item[]): TreeItem[] => useMemo(() => treeOf(toc), [toc])

/** useFilteredAndTreeifiedTOC nests the headings of some levels. */
export function useFilteredAndTreeifiedTOC(options: { toc: readonly Item[]; minHeadingLevel: number; maxHeadingLevel: number }) {
  const { toc, minHeadingLevel, maxHeadingLevel } = options
  return useMemo(
    () => treeOf(toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)),
    [toc, minHeadingLevel, maxHeadingLevel],
  )
}

type Position = { scrollX: number; scrollY: number }

/** useScrollPosition calls a function when the page scrolls, and once before. */
export function useScrollPosition(effect: (now: Position, before: Position | null) => void) {
  const latest = useRef(effect)
  latest.current = effect
  useEffect(() => {
    let before: Position | null = null
    const call = () => {
      const now = { scrollX: window.scrollX, scrollY: window.scrollY }
      latest.current(now, before)
      before = now
    }
    call()
    window.addEventListener('scroll', call, { passive: true })
    return () => window.removeEventListener('scroll', call)
  }, [])
}

/** useSmoothScrollTo returns functions that scroll the page, and stop it. */
export function useSmoothScrollTo() {
  return {
    startScroll: (top: number) => window.scrollTo({ top, behavior: prefersReducedMotion() ? 'auto' : 'smooth' }),
    cancelScroll: () => window.scrollTo({ top: window.scrollY }),
  }
}

type Change = { location: Location; previousLocation: { pathname: string } | undefined }

/** useLocationChange calls a function for the first page, and for each that the reader goes to. */
export function useLocationChange(onChange: (change: Change) => void) {
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    let before: { pathname: string } | undefined
    const call = () => {
      latest.current({ location: window.location, previousLocation: before })
      before = { pathname: window.location.pathname }
    }
    call()
    return subscribeNavigation(call)
  }, [])
}
