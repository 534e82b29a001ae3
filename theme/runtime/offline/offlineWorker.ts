/*
 * The service worker of sites with "offline: true". It caches what the reader has read and serves it while
 * there is no network. For files that may change, the network comes first, so that nobody sees an old page
 * after a deploy. Files with a hash in their name come from the cache.
 */
import { fileName, pageKey } from '../navigation/address'
import type { Read } from './offline'
import { notKept, type OfflineLocale } from './offlinePage'

/** The bundler defines these: the hash of the theme, and the path of files with a hash in their name, or "". */
declare const offlineVersion: string
declare const offlineAssets: string
/** The locales of the site; the default one is last. */
declare const offlineLocales: [...OfflineLocale[], OfflineLocale]

/** The part of the service worker's scope that is used here; the types for documents lack it. */
interface Scope {
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(name: 'message', listener: (event: Extendable & { data: Read }) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends Extendable {
  request: Request
  respondWith(response: Promise<Response>): void
}

/** How long to wait for the network if the page is cached, in milliseconds. */
const timeout = 3000
/** Maximum number of cached files. */
const limit = 2000

const worker = self as unknown as Scope
const { scope } = worker.registration
const family = `docgen ${scope} `
const name = family + offlineVersion

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope) || request.headers.has('range')) {
    return
  }
  const hasHash = offlineAssets !== '' && new URL(request.url).pathname.startsWith(offlineAssets)
  event.respondWith(hasHash ? fromCache(request) : fromNetwork(request, event))
})

/** Deletes the caches of other versions of the theme, which do not fit this one. */
async function activate() {
  for (const other of await caches.keys()) {
    if (other.startsWith(family) && other !== name) {
      await caches.delete(other)
    }
  }
  await worker.clients.claim()
}

/** Caches what a reader has read: the document and its files. */
async function keep({ document, files }: Read) {
  const cache = await caches.open(name)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = files.filter((file) => file.startsWith(scope) && !known.has(file))
  const page = get(new Request(document, { cache: 'no-cache' }), keyOf(document))
  await Promise.allSettled([page, ...missing.map((url) => get(new Request(url), url))])
  const oldest = (await cache.keys()).slice(0, -limit)
  await Promise.all(oldest.map((request) => cache.delete(request)))
}

/** keyOf returns the address without its query, which is the same for all names of a page. */
function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  const key = pageKey(pathname)
  return origin + (fileName.test(key) ? key : `${key}/`)
}

function localeOf(url: string): OfflineLocale {
  return offlineLocales.find(({ home }) => url.startsWith(new URL(home, scope).href)) ?? (offlineLocales.at(-1) as OfflineLocale)
}

async function fromCache(request: Request): Promise<Response> {
  return (await (await caches.open(name)).match(request.url)) ?? get(request, request.url)
}

async function fromNetwork(request: Request, event: Extendable): Promise<Response> {
  const key = keyOf(request.url)
  const answer = get(request, key)
  const kept = await (await caches.open(name)).match(key)
  if (!kept) {
    return answer.catch(() => (request.mode === 'navigate' ? notKept(localeOf(request.url)) : Response.error()))
  }
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), timeout))
  event.waitUntil(answer.catch(() => {}))
  const first = await Promise.race([answer, late]).catch(() => kept)
  return first.status >= 500 ? kept : first
}

/** Fetches from the network and caches a good response. A page that is gone leaves the cache. */
async function get(request: Request, key: string): Promise<Response> {
  const response = await fetch(request)
  const cache = await caches.open(name)
  if (response.status === 404) {
    await cache.delete(key)
  } else if (response.status === 200 && response.type === 'basic') {
    // Storage may be full.
    await cache.put(key, await plain(response.clone())).catch(() => {})
  }
  return response
}

/** Browsers do not accept a redirected response for a page. */
async function plain(response: Response): Promise<Response> {
  const { headers, redirected } = response
  return redirected ? new Response(await response.blob(), { headers }) : response
}
