import { useEffect, useState } from 'react'
import type { TOCItem } from '../../contract'
import { anchorOf } from './address'

/** Place is the position of a heading, in CSS pixels from the top of the window. */
export interface Place {
  id: string
  top: number
}

/** View is the part of the window in which the reader sees content. */
export interface View {
  /** below the bars, where the browser places the target of an anchor */
  top: number
  bottom: number
}

/** Reading says which sections of the page the reader sees. */
export interface Reading {
  /** ids of the headings of all sections in view, in order */
  seen: string[]
  /** one of them: the target of the address, or else the first; "" for none */
  current: string
}

/** Browsers scroll by whole pixels, so an anchor may be off its place by up to one pixel. */
const pixel = 1

/** sectionsIn returns the sections in view. A section ends at the next heading, and the last one at the end of the page. */
export function sectionsIn({ top, bottom }: View, places: Place[]): string[] {
  const isSeen = (place: Place, position: number) =>
    place.top < bottom && (places[position + 1]?.top ?? Number.POSITIVE_INFINITY) > top + pixel
  return places.filter(isSeen).map(({ id }) => id)
}

/** useReading follows what the reader sees of the sections with these headings. */
export function useReading(toc: TOCItem[]): Reading {
  const [state, setState] = useState('')
  useEffect(() => {
    if (toc.length === 0) {
      return
    }
    const update = () => {
      const seen = sectionsIn(viewOf(window), placesOf(toc))
      const target = anchorOf(new URL(window.location.href))
      setState([seen.includes(target) ? target : seen[0], ...seen].join(' '))
    }
    const ended = new AbortController()
    for (const name of ['scroll', 'resize', 'hashchange']) {
      window.addEventListener(name, update, { passive: true, signal: ended.signal })
    }
    // Runs once at the start, and whenever content opens, closes or loads.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => {
      observer.disconnect()
      ended.abort()
    }
  }, [toc])
  const [current = '', ...seen] = state.split(' ')
  return { current, seen }
}

/** Headings that do not show, such as those in hidden tabs, begin no section. */
function placesOf(toc: TOCItem[]): Place[] {
  return toc.flatMap(({ id }) => {
    const heading = document.getElementById(id)
    return heading?.checkVisibility() ? [{ id, top: heading.getBoundingClientRect().top }] : []
  })
}

function viewOf({ document, innerHeight }: Window): View {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
  return { top: Number.parseFloat(scrollPaddingBlockStart) || 0, bottom: innerHeight }
}
