/** Read is what the page tells the worker that it has read; URLs are absolute. */
export interface Read {
  document: string
  data: string
  /** what the page is made of: scripts, styles, pictures */
  files: string[]
}

interface Site {
  baseUrl: string
  offline?: boolean
}

/** Visit is what the worker is told about; nothing is imported, so that no other script is cut in two. */
export interface Visit {
  site: Site
  /** onPage hears of each page that is shown. */
  onPage(listener: () => void): unknown
  dataURL(pathname: string): string
}

/** The worker's file at the base URL; Go writes it. */
const fileName = 'docgen-offline.js'

/**
 * keepForOffline has a service worker keep the pages that are read, if the site wants it. If it no longer
 * does, the worker of an earlier visit and what it kept are removed: browsers keep a worker whose file is gone.
 */
export async function keepForOffline({ site, onPage, dataURL }: Visit): Promise<void> {
  await loaded() // what the page shows comes first
  const container = navigator.serviceWorker // browsers have none over plain HTTP
  if (!container || !site.offline) {
    return forget(site)
  }
  const tell = async () => {
    const { active } = await container.ready
    active?.postMessage(readNow(dataURL))
  }
  await container.register(site.baseUrl + fileName, { updateViaCache: 'none' })
  onPage(() => void tell())
  container.addEventListener('controllerchange', () => void tell()) // a new version has kept nothing yet
  await tell()
}

function loaded(): Promise<unknown> | undefined {
  return document.readyState === 'complete'
    ? undefined
    : new Promise((done) => window.addEventListener('load', done, { once: true }))
}

/** forget removes the worker that an earlier version of the site registered. */
export async function forget({ baseUrl }: Site): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const url = new URL(baseUrl + fileName, window.location.href).href
  for (const registration of registrations) {
    const { active, installing, waiting, scope } = registration
    if ((active ?? waiting ?? installing)?.scriptURL === url) {
      await registration.unregister()
      const kept = (await caches.keys()).filter((name) => name.startsWith(`docgen ${scope} `))
      await Promise.all(kept.map((name) => caches.delete(name)))
    }
  }
}

function readNow(dataURL: Visit['dataURL']): Read {
  const { href, origin, pathname } = window.location
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // What is fetched by scripts is for pages to come, or the search.
  const files = resources.filter(({ initiatorType }) => initiatorType !== 'fetch').map(({ name }) => name)
  return { document: href.replace(/#.*/, ''), data: origin + dataURL(pathname), files }
}
