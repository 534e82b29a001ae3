import type { SiteData } from '../../contract'
import type { Scope } from './address'
import type { Router } from './createRouter'
import { follows, linkAt, linkOf } from './links'
import { restoreScrollOnTraversal } from './scrollRestoration'

/** scopeOf returns the part of the web that this build of the site contains. */
export function scopeOf(site: SiteData): Scope {
  const base = site.home
  const others = site.locales.filter(({ name }) => name !== site.locale).map(({ home }) => home)
  return {
    origin: window.location.origin,
    base,
    // The home page of the default locale contains all others, so it does not exclude this one.
    foreign: others.filter((home) => !base.startsWith(home)),
  }
}

/** connect passes clicks on links, and the Back and Forward buttons, to a router. */
export function connect(router: Router, scope: Scope): void {
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target)
    if (!link) {
      return
    }
    router.remember()
    if (follows(event, linkOf(link), new URL(window.location.href), scope)) {
      event.preventDefault()
      void router.navigate(link.href)
    }
  })
  window.addEventListener('online', () => void router.retry())
  window.addEventListener('popstate', () => void router.traverse())
  window.addEventListener('scrollend', () => router.remember())
  restoreScrollOnTraversal()
}
