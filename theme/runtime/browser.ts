import type { PageData, SiteData } from '../contract'
import type { Territory } from './address'
import { follows, linkAt, linkOf } from './links'
import type { Entry, History, Router, Screen } from './router'

/** browserHistory is the history of this tab. */
export const browserHistory: History = {
  url: () => new URL(window.location.href),
  entry: () => parseEntry(window.history.state),
  push: (url, entry) => window.history.pushState(entry, '', url),
  replace: (url, entry) => window.history.replaceState(entry, '', url),
  reload: () => window.location.reload(),
  leave: (url) => window.location.assign(url),
}

function parseEntry(state: Partial<Entry> | null): Entry | undefined {
  return typeof state?.index === 'number' ? { index: state.index, scroll: state.scroll } : undefined
}

/** browserScreen shows pages in this document. */
export function browserScreen(show: (page: PageData) => void): Screen {
  return {
    show,
    scroll: () => Math.round(window.scrollY),
    scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
    scrollToAnchor(id) {
      const element = document.getElementById(id)
      element?.scrollIntoView({ behavior: 'instant' })
      return element !== null
    },
    focus: (id) => focusAt(document.getElementById(id) ?? document.body),
  }
}

/** focusAt makes an element the place from which the next Tab goes on; it need not be a control. */
export function focusAt(element: HTMLElement): void {
  const isControl = element.tabIndex >= 0
  if (!isControl) {
    element.tabIndex = -1
  }
  element.focus({ preventScroll: true })
  if (!isControl) {
    element.removeAttribute('tabindex')
  }
}

/** territoryOf is what this build of the site answers for. */
export function territoryOf(site: SiteData): Territory {
  const others = site.locales.filter(({ name }) => name !== site.locale).map(({ home }) => home)
  return {
    origin: window.location.origin,
    base: site.baseUrl,
    // The default locale's home contains all others; it is no reason to leave this one.
    foreign: others.filter((home) => !site.baseUrl.startsWith(home)),
  }
}

/** connect lets a router hear the reader: clicks on links, back and forward. */
export function connect(router: Router, territory: Territory): void {
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target)
    if (!link) {
      return
    }
    router.remember()
    if (follows(event, linkOf(link), new URL(window.location.href), territory)) {
      event.preventDefault()
      void router.navigate(link.href)
    }
  })
  window.addEventListener('popstate', () => void router.traverse())
  window.addEventListener('scrollend', () => router.remember())
  restoreScrollOnTraversal()
}

/**
 * We restore the scroll position of back and forward, because the page to
 * scroll is not there yet when the browser would. On reload the browser knows
 * better, and does it before the first paint.
 */
function restoreScrollOnTraversal() {
  function take() {
    window.history.scrollRestoration = 'manual'
  }
  function giveBack() {
    window.history.scrollRestoration = 'auto'
  }
  if (document.readyState === 'complete') {
    take()
  } else {
    window.addEventListener('load', take, { once: true })
  }
  window.addEventListener('pagehide', giveBack)
  window.addEventListener('pageshow', (event) => event.persisted && take())
}
