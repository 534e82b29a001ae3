import { Mark } from '../../contract'

/** Read is the message to the worker about a page that the reader has read. URLs are absolute. */
export interface Read {
  document: string
  /** the scripts, styles and images of the page */
  files: string[]
}

interface Site {
  baseUrl: string
  offline?: boolean
}

/** Visit is what this module needs from the page. It imports nothing, so that no other script is split for it. */
export interface Visit {
  site: Site
  /** onPage subscribes to page changes. */
  onPage(listener: () => void): unknown
}

/**
 * keepForOffline registers a service worker that caches the pages that were read, if the site enables it.
 * Otherwise it removes the worker and the cache of an earlier visit, because browsers keep a worker even
 * after its file is gone.
 */
export async function keepForOffline({ site, onPage }: Visit): Promise<void> {
  await loaded() // the page itself comes first
  const container = navigator.serviceWorker // undefined over plain HTTP
  if (!container || !site.offline) {
    return forget(site)
  }
  const report = async () => {
    const { active } = await container.ready
    active?.postMessage(readNow())
  }
  await container.register(site.baseUrl + Mark.OfflineWorker, { updateViaCache: 'none' })
  onPage(() => void report())
  container.addEventListener('controllerchange', () => void report()) // the cache of a new version is empty
  await report()
}

function loaded(): Promise<unknown> | undefined {
  return document.readyState === 'complete'
    ? undefined
    : new Promise((done) => window.addEventListener('load', done, { once: true }))
}

/** forget removes the worker that an earlier version of the site registered, and its caches. */
export async function forget({ baseUrl }: Site): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const url = new URL(baseUrl + Mark.OfflineWorker, window.location.href).href
  for (const registration of registrations) {
    const { active, installing, waiting, scope } = registration
    if ((active ?? waiting ?? installing)?.scriptURL === url) {
      await registration.unregister()
      const kept = (await caches.keys()).filter((name) => name.startsWith(`docgen ${scope} `))
      await Promise.all(kept.map((name) => caches.delete(name)))
    }
  }
}

function readNow(): Read {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // Scripts fetch other pages and data for the search.
  const files = resources.filter(({ initiatorType }) => initiatorType !== 'fetch').map(({ name }) => name)
  return { document: window.location.href.replace(/#.*/, ''), files }
}
