import { watchBackToTop } from '../backToTop'
import { createLinksInView } from './linksInView'
import { createPrefetcher, type Options, type Prefetcher } from './prefetch'
import { takeOpinions } from '../opinions'
import { watchPageMenus } from '../pageMenu'
import { watchPanels } from '../panels'
import { sharePosts } from '../share'
import { zoomImages } from '../zoomImages'

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
 * first is the target of the first interaction, and clicked that of the last click while this module was loading.
 */
export function prefetchLinks(options: Options & Links, first: EventTarget | null, clicked: EventTarget | null): Prefetcher {
  sharePosts() // here, because it waits for the first interaction too
  zoomImages()
  takeOpinions()
  watchPageMenus(clicked)
  watchPanels()
  watchBackToTop()
  const prefetcher = createPrefetcher(options)
  function onIntent(target: EventTarget | null) {
    const link = options.linkAt(target)
    if (link && options.isOurs(link)) {
      prefetcher.soon(link.pathname)
    }
  }
  const watch = 'IntersectionObserver' in window ? watchLinks(prefetcher, options) : () => {}
  for (const name of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(
      name,
      ({ target }) => {
        onIntent(target)
        watch()
      },
      { passive: true },
    )
  }
  // The reader may have moved on while this module was loading.
  for (const target of new Set([first, document.activeElement, document.querySelector('a:hover')])) {
    onIntent(target)
  }
  return prefetcher
}

/** watchLinks fetches pages for links that come into view. It returns a function that looks for them again. */
function watchLinks(prefetcher: Prefetcher, { linkAt, isOurs, whenIdle }: Links): () => void {
  const links = createLinksInView<HTMLAnchorElement>({
    prefetcher,
    pathOf: ({ pathname }) => pathname,
    isSeen: (link) => isOurs(link) && isSeen(link), // React reuses links for the next page
  })
  const observed = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = linkAt(target)
      if (link) {
        links.move(link, isIntersecting)
      }
    }
    links.ask()
  })
  let scheduled = false
  /** Looks for links when the browser is idle. */
  function schedule() {
    if (!scheduled) {
      scheduled = true
      whenIdle(() => {
        scheduled = false
        for (const link of document.links) {
          if (!observed.has(link) && link instanceof HTMLAnchorElement && isOurs(link)) {
            observed.add(link)
            observer.observe(link)
          }
        }
        links.ask()
      })
    }
  }
  new MutationObserver(schedule).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['href'],
  })
  document.addEventListener('transitionend', schedule) // of menus that open
  schedule()
  return schedule
}

function isSeen(link: Element): boolean {
  return link.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true
}
