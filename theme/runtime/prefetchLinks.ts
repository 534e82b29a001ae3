import { createPrefetcher, type Options, type Prefetcher } from './prefetch'

/**
 * Links is what is known of links. This module comes with the reader's first move; it imports nothing that
 * other scripts have too, so that none of them is cut in two.
 */
interface Links {
  linkAt(target: EventTarget | null): HTMLAnchorElement | undefined
  isOurs(link: HTMLAnchorElement): boolean
  whenIdle(run: () => void): void
}

/**
 * prefetchLinks has pages fetched for links that the reader points at, touches, focuses or sees. first is
 * what the reader's first move was at.
 */
export function prefetchLinks(options: Options & Links, first: EventTarget | null): Prefetcher {
  const prefetcher = createPrefetcher(options)
  function onIntent(target: EventTarget | null) {
    const link = options.linkAt(target)
    if (link && options.isOurs(link)) {
      prefetcher.soon(link.pathname)
    }
  }
  for (const name of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(name, ({ target }) => onIntent(target), { passive: true })
  }
  // While this module was loading, the reader may have moved on.
  for (const target of new Set([first, document.activeElement, document.querySelector('a:hover')])) {
    onIntent(target)
  }
  if ('IntersectionObserver' in window) {
    watchLinks(prefetcher, options)
  }
  return prefetcher
}

/** watchLinks has pages fetched for links that come into view. */
function watchLinks(prefetcher: Prefetcher, { linkAt, isOurs, whenIdle }: Links) {
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
      if (!seen.has(link) && link instanceof HTMLAnchorElement && isOurs(link)) {
        seen.add(link)
        observer.observe(link)
      }
    }
  }
  collectWhenIdle(collect, whenIdle)
}

function leadsTo(links: Set<HTMLAnchorElement>, pathname: string): boolean {
  return [...links].some((link) => link.pathname === pathname)
}

/** Calls collect now and after each change of the page, when the browser has time. */
function collectWhenIdle(collect: () => void, whenIdle: Links['whenIdle']) {
  let scheduled = false
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
