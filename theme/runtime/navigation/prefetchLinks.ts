import { Mark, type SiteData } from '../../contract'
import { watchBackToTop } from '../backToTop'
import { enhanceCodeBlocks } from '../codeBlocks'
import type { Enhance } from '../enhance'
import { watchRest } from '../hoverCards/watchRest'
import { createLinksInView, distance, type LinksInView, type Point } from './linksInView'
import { createPrefetcher, type Options, type Prefetcher } from './prefetch'
import { addFocusItem, restoreFocusMode } from '../focusMode'
import { markLines } from '../markLines'
import { takeOpinions } from '../opinions'
import { offerPlaygrounds } from '../../playground/offer'
import { watchPageMenus } from '../pageMenu'
import { watchPanels } from '../panels'
import type { Store } from '../readerValues'
import { rememberPages } from '../readPages'
import { enhanceScrollBoxes } from '../scrollBoxes'
import { sharePosts } from '../share'
import { watchShortcuts } from '../shortcuts'
import { skipBlocks } from '../skipBlocks'
import { zoomImages } from '../zoomImages'

/**
 * Links has the functions for links that the page already has. This module loads on the first interaction.
 * It imports nothing that other scripts import too, so that none of them is split for it.
 */
interface Links {
  linkAt(target: EventTarget | null): HTMLAnchorElement | undefined
  isOurs(link: HTMLAnchorElement): boolean
  whenIdle(run: () => void): void
  enhanceWith(enhance: Enhance): void
  /** resolves also when the sheet cannot load */
  loadSheet(url: string): Promise<unknown>
  announce(text: string): void
  site: SiteData
  store: Store
  fill(text: string, values: Readonly<Record<string, string>>): string
}

/** Given is what the prefetcher gets from the page. */
type Given = Omit<Options, 'inView' | 'usualSize'>

/** Bytes of a page if the browser does not say. */
const usualSize = 10_000

/**
 * prefetchLinks fetches pages for links that the reader points at, touches, focuses or sees. The parameter
 * first is the first interaction, or the last key while this module was loading, and clicked the target of the last
 * click meanwhile.
 */
export function prefetchLinks(options: Given & Links, first: Event | undefined, clicked: EventTarget | null): Prefetcher {
  rememberPages()
  sharePosts() // here, because it waits for the first interaction too
  zoomImages()
  takeOpinions()
  watchPageMenus(clicked)
  watchPanels()
  watchBackToTop()
  if (document.documentElement.dataset.hoverCards === undefined) {
    watchRest(options)
  }
  restoreFocusMode()
  watchShortcuts(first, options.announce)
  void options
    .loadSheet(new URL(buttonSheetFile, import.meta.url).href)
    .then(() => options.enhanceWith((content) => (playgroundFile ? enhanceAndPlay : enhance)(content, options)))
  if (options.site.hasReleases) {
    dimLater(options)
  }
  let point = first && pointOf(first)
  const links = createLinksInView<HTMLAnchorElement>({
    pathOf: ({ pathname }) => pathname,
    isSeen: (link) => options.isOurs(link) && isSeen(link), // React reuses links for the next page
    distanceOf: (link) => distance(point, link.getBoundingClientRect(), link.closest('main') !== null),
  })
  const prefetcher = createPrefetcher({ ...options, inView: links.paths, usualSize: sizeOfDocument() })
  function onIntent(target: EventTarget | null) {
    const link = options.linkAt(target)
    if (link && options.isOurs(link)) {
      prefetcher.soon(link.pathname)
    }
  }
  const watch = 'IntersectionObserver' in window ? watchLinks(links, prefetcher, options) : () => {}
  for (const name of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(
      name,
      (event) => {
        point = pointOf(event)
        onIntent(event.target)
        watch()
      },
      { passive: true },
    )
  }
  new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (transferSize > 0) {
        prefetcher.took(new URL(name).pathname, transferSize) // a service worker does not tell
      }
    }
  }).observe({ type: 'resource' })
  // The reader may have moved on while this module was loading.
  for (const target of new Set([first?.target ?? null, document.activeElement, document.querySelector('a:hover')])) {
    onIntent(target)
  }
  return prefetcher
}

/** Dims what the reader's release of the product lacks, on this page and on all later ones. */
let dim = () => {}

function dimLater({ site, fill }: Links) {
  import('../lens')
    .then(({ createLens }) => createLens(site.home + Mark.ReleasesFile, fill))
    .then((apply) => {
      dim = apply
      apply()
    }, console.warn)
}

/** Adds to the content of a page what readers use. */
function enhance(content: HTMLElement, links: Links): () => void {
  addFocusItem(links.announce)
  dim()
  return together(
    // The boxes first: they change nothing that the browser must lay out again before it measures code blocks.
    enhanceScrollBoxes(content, links.fill),
    enhanceCodeBlocks(content, links.announce),
    markLines(content, links),
    skipBlocks(content, links.whenIdle),
    content.querySelector('[data-var]') ? fillLater(content, links) : () => {},
  )
}

/** Shows the values of the reader. Only pages with places for any load the code for it. */
function fillLater(content: HTMLElement, links: Links): () => void {
  let stop: (() => void) | undefined = () => {}
  import('../readerValues').then(({ fillValues }) => {
    stop &&= fillValues(content, links)
  }, console.warn)
  return () => {
    stop?.()
    stop = undefined
  }
}

/** Also lets readers run code. The bundler leaves it out of sites without the option. */
function enhanceAndPlay(content: HTMLElement, links: Links): () => void {
  return together(enhance(content, links), offerPlaygrounds(content, links))
}

/** together returns one cleanup function for several. */
function together(...stops: (() => void)[]): () => void {
  return () => {
    for (const stop of stops) {
      stop()
    }
  }
}

/** watchLinks fetches pages for links that come into view. It returns a function that looks for them again. */
function watchLinks(
  links: LinksInView<HTMLAnchorElement>,
  prefetcher: Prefetcher,
  { linkAt, isOurs, whenIdle }: Links,
): () => void {
  const observed = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = linkAt(target)
      if (link) {
        links.move(link, isIntersecting)
      }
    }
    prefetcher.more()
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
        prefetcher.more()
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

/** pointOf returns where the reader points or has the focus; undefined if an event does not say. */
function pointOf(event: Event): Point | undefined {
  const { clientX, clientY } = (event as TouchEvent).touches?.[0] ?? (event as MouseEvent)
  if (clientX !== undefined) {
    return { x: clientX, y: clientY }
  }
  return event.type === 'focusin' ? (event.target as Element).getBoundingClientRect() : undefined
}

/** sizeOfDocument returns the bytes of the first page: the others have the same navbar, and often the same sidebar. */
function sizeOfDocument(): number {
  const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return first && first.transferSize > 0 ? first.encodedBodySize : usualSize
}

function isSeen(link: Element): boolean {
  return link.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true
}
