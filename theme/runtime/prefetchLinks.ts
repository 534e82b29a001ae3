import { watchBackToTop } from './backToTop'
import { createPrefetcher, type Options, type Prefetcher } from './prefetch'
import { takeOpinions } from './opinions'
import { watchPageMenus } from './pageMenu'
import { watchPanels } from './panels'
import { sharePosts } from './share'
import { zoomImages } from './zoomImages'

/**
 * Links has the functions for links that the page already has. This module loads on the first interaction.
 * It imports nothing that other scripts import too, so that none of them is split for it.
 */
interface Links {
  linkAt(target: EventTarget | null): HTMLAnchorElement | undefined
  isOurs(link: HTMLAnchorElement): boolean
  whenIdle(run: () => void): void
}

/**
 * prefetchLinks fetches pages for links that the reader points at, touches, focuses or sees. The parameter
 * first is the target of the first interaction.
 */
export function prefetchLinks(options: Options & Links, first: EventTarget | null): Prefetcher {
  sharePosts() // here, because it waits for the first interaction too
  zoomImages()
  takeOpinions()
  watchPageMenus()
  watchPanels()
  watchBackToTop()
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
  // The reader may have moved on while this module was loading.
  for (const target of new Set([first, document.activeElement, document.querySelector('a:hover')])) {
    onIntent(target)
  }
  if ('IntersectionObserver' in window) {
    watchLinks(prefetcher, options)
  }
  return prefetcher
}

/** watchLinks fetches pages for links that come into view. */
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

/** Calls collect now and after each change of the page, when the browser is idle. */
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

/** Reports whether the link is visible, which links in closed menus are not. */
function isSeen(link: Element): boolean {
  return link.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true
}
