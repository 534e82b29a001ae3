import type { Territory } from './address'
import { isOurs, linkAt, linkOf } from './links'
import type { Prefetcher } from './prefetch'

/**
 * prefetchLinks has pages fetched for links that the reader points at, touches,
 * focuses or sees. Links in view wait for the reader's first move: who only
 * glances at a page pays for that page alone.
 */
export function prefetchLinks(prefetcher: Prefetcher, territory: Territory): void {
  function onIntent(event: Event) {
    const link = linkAt(event.target)
    if (link && isOurs(linkOf(link), territory)) {
      prefetcher.soon(link.pathname)
    }
  }
  for (const name of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(name, onIntent, { passive: true })
  }
  if (!('IntersectionObserver' in window)) {
    return
  }
  const moves = ['scroll', 'pointermove', 'touchstart', 'keydown']
  function onFirstMove() {
    for (const name of moves) {
      window.removeEventListener(name, onFirstMove)
    }
    watchLinks(prefetcher, territory)
  }
  for (const name of moves) {
    window.addEventListener(name, onFirstMove, { passive: true })
  }
}

function watchLinks(prefetcher: Prefetcher, territory: Territory) {
  const seen = new WeakSet<Element>()
  const inView = new Set<HTMLAnchorElement>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = linkAt(target)
      if (link && isIntersecting && isSeen(link)) {
        inView.add(link)
        prefetcher.perhaps(link.pathname)
      } else if (link && inView.delete(link) && !leadsTo(inView, link.pathname)) {
        prefetcher.never(link.pathname)
      }
    }
  })
  function collect() {
    for (const link of document.links) {
      if (!seen.has(link) && link instanceof HTMLAnchorElement && isOurs(linkOf(link), territory)) {
        seen.add(link)
        observer.observe(link)
      }
    }
  }
  collectWhenIdle(collect)
}

function leadsTo(links: Set<HTMLAnchorElement>, pathname: string): boolean {
  return [...links].some((link) => link.pathname === pathname)
}

/** Calls collect now and after each change of the page, when the browser has time. */
function collectWhenIdle(collect: () => void) {
  let scheduled = false
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  function schedule() {
    if (!scheduled) {
      scheduled = true
      whenIdle(() => {
        scheduled = false
        collect()
      })
    }
  }
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true })
  schedule()
}

/** Whether the link is not in a menu that is there and hidden. */
function isSeen(link: Element): boolean {
  return link.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true
}
