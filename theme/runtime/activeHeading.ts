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
  /** what the target's own scroll margin adds to the edge */
  targetMargin: number
}

/** Browsers scroll by whole pixels, so an anchor comes to stand up to one pixel beside the edge. */
const pixel = 1

/**
 * activeHeading returns the heading that the reader is at: the last one above
 * the edge under the navbar, or the next one when it is in the upper half of the window.
 * Towards the end of the page the edge sinks to the bottom of the window, so
 * that headings of short last sections get their turn. The heading that the address names
 * is the active one as long as the page is where the browser scrolled it.
 */
export function activeHeading(places: Place[], view: View): string | undefined {
  const target = places.find(({ id }) => id === view.target)
  if (target && isAtAnchor(target, view)) {
    return target.id
  }
  const half = view.height / 2
  const after = places.findIndex(({ top }) => top > view.edge - pixel)
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

/** Reports whether a heading is where an anchor takes it: at the edge, or below it at the end of the page. */
function isAtAnchor({ top }: Place, { edge, targetMargin, remaining, height }: View): boolean {
  const below = top - edge - targetMargin
  return Math.abs(below) <= pixel || (below > 0 && top < height && remaining <= pixel)
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
  const target = anchorOf(new URL(window.location.href))
  const heading = document.getElementById(target)
  return {
    height,
    // Anchors stop here, so here is where a section begins.
    edge: pixels(getComputedStyle(page).scrollPaddingBlockStart),
    remaining: page.scrollHeight - height - page.scrollTop,
    target,
    targetMargin: heading ? pixels(getComputedStyle(heading).scrollMarginBlockStart) : 0,
  }
}

const pixels = (length: string) => Number.parseFloat(length) || 0
