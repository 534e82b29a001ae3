import { useEffect, useState } from 'react'
import { anchorOf } from './address'

/** Place is where a heading stands, in CSS pixels from the top of the window. */
export interface Place {
  id: string
  top: number
  bottom: number
}

/** View is the window on the page. */
export interface View {
  height: number
  /** from the top of the window to where an anchor comes to stand */
  edge: number
  /** how far the page can still be scrolled down */
  remaining: number
  /** heading that the address names, "" for none */
  target: string
}

/**
 * activeHeading returns the heading that the reader is at: the last one above
 * the edge under the navbar, or the next one when it is in the upper half of the window.
 * Towards the end of the page the edge sinks to the bottom of the window, so
 * that headings of short last sections get their turn.
 */
export function activeHeading(places: Place[], view: View): string | undefined {
  const half = view.height / 2
  const target = places.find(({ id }) => id === view.target)
  if (target && view.remaining < 2 && target.top >= 0 && target.bottom <= view.height) {
    return target.id
  }
  const after = places.findIndex(({ top }) => top >= view.edge)
  const next = places[after]
  let active = after < 0 ? places.length - 1 : after - 1
  if (next && next.top > 0 && next.bottom < half) {
    active = after
  }
  const sunken = Math.max(0, 1 - view.remaining / half)
  const edge = view.edge + sunken * (view.height - view.edge)
  const reached = places.findLastIndex(({ top }) => top < edge)
  return places[sunken > 0 ? Math.max(active, reached) : active]?.id
}

/** useActiveHeading follows the reader through the headings with these ids, in document order. */
export function useActiveHeading(ids: string[]): string | undefined {
  const [active, setActive] = useState<string>()
  const names = ids.join(' ')
  useEffect(() => {
    let frame = 0
    function update() {
      frame = 0
      setActive(activeHeading(placesOf(names.split(' ')), viewOf(document)))
    }
    function schedule() {
      frame ||= requestAnimationFrame(update)
    }
    const events = ['scroll', 'resize', 'hashchange', 'load']
    for (const name of events) {
      window.addEventListener(name, schedule, { passive: true })
    }
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      for (const name of events) {
        window.removeEventListener(name, schedule)
      }
    }
  }, [names])
  return active
}

function placesOf(ids: string[]): Place[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id)
    // A reader cannot be at a heading in a tab that is not shown.
    if (!element?.checkVisibility()) {
      return []
    }
    const { top, bottom } = element.getBoundingClientRect()
    return [{ id, top, bottom }]
  })
}

function viewOf({ documentElement: page, defaultView }: Document): View {
  const height = defaultView?.innerHeight ?? page.clientHeight
  return {
    height,
    // Anchors stop here, so here is where a section begins.
    edge: Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0,
    remaining: page.scrollHeight - height - page.scrollTop,
    target: anchorOf(new URL(window.location.href)),
  }
}
