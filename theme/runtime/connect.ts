import type { SiteData } from '../contract'
import type { Territory } from './address'
import type { Router } from './createRouter'
import { follows, linkAt, linkOf } from './links'
import { restoreScrollOnTraversal } from './scrollRestoration'

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
  window.addEventListener('online', () => void router.retry())
  window.addEventListener('popstate', () => void router.traverse())
  window.addEventListener('scrollend', () => router.remember())
  restoreScrollOnTraversal()
}
