import { useEffect, useState } from 'react'
import { anchorOf } from './address'

/** Place is the position of a heading, in CSS pixels from the top of the window. */
export interface Place {
  id: string
  top: number
  bottom: number
}

/** View describes the visible part of the page. */
export interface View {
  height: number
  /** distance from the top of the window at which the browser places the target of an anchor */
  edge: number
  /** how far the page can still be scrolled down */
  remaining: number
  /** id of the heading in the address, "" for none */
  target: string
  /** scroll margin of the target, which adds to the edge */
  targetMargin: number
}

/** Browsers scroll by whole pixels, so an anchor may be off the edge by up to one pixel. */
const pixel = 1

/**
 * activeHeading returns the heading of the section that the reader sees. That is the last heading above the
 * edge below the navbar, or the next one if it is in the upper half of the window. Toward the end of the
 * page the edge moves to the bottom of the window, so that short last sections become active too. The
 * heading in the address stays active until the reader scrolls.
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

/** Reports whether a heading is where the browser scrolls an anchor: at the edge, or below it at the end of the page. */
function isAtAnchor({ top }: Place, { edge, targetMargin, remaining, height }: View): boolean {
  const below = top - edge - targetMargin
  return Math.abs(below) <= pixel || (below > 0 && top < height && remaining <= pixel)
}

/** useActiveHeading returns the id of the current heading. The ids are in document order. */
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
    // A heading in a hidden tab is never active.
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
    // The browser places anchors here, so a section begins here.
    edge: pixels(getComputedStyle(page).scrollPaddingBlockStart),
    remaining: page.scrollHeight - height - page.scrollTop,
    target,
    targetMargin: heading ? pixels(getComputedStyle(heading).scrollMarginBlockStart) : 0,
  }
}

const pixels = (length: string) => Number.parseFloat(length) || 0
