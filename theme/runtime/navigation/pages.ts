import type { Hydration } from '../../contract'
import { pageKey } from './address'

/** PageFile is what a document says about its page. */
export interface PageFile extends Pick<Hydration, 'page'> {
  /** a tab with another theme reloads the page */
  theme: string
}

/** Pages fetches documents, and caches the pages in them. */
export interface Pages {
  /** load returns a page. With anyAge, a cached page may be old. */
  load(pathname: string, how?: { anyAge: boolean }): Promise<PageFile>
  /** has reports whether load needs no request. */
  has(pathname: string): boolean
  /** put caches a page that was not fetched here. */
  put(pathname: string, file: PageFile): void
  /** clear forgets all pages. */
  clear(): void
}

interface Options {
  fetch: (url: string) => Promise<Response>
  /** read returns the page in a document; undefined if that is no page of the theme. */
  read: (html: string) => PageFile | undefined
  /** milliseconds */
  now: () => number
  /** maximum number of cached pages */
  limit?: number
}

interface Kept {
  file: Promise<PageFile>
  since: number
}

/** How long a page stays fresh, in milliseconds. Readers who stay longer see what was published since. */
const freshFor = 5 * 60_000

/** NetworkError reports a missing or incomplete response; the page itself may exist. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** createPages returns an empty cache. Failures are not cached. */
export function createPages({ fetch, read, now, limit = 10_000 }: Options): Pages {
  const known = new Map<string, Kept>()
  let inFolders = false // the host redirects /x to /x/, so /x/ saves a request

  function keep(key: string, file: Promise<PageFile>) {
    known.delete(key)
    known.set(key, { file, since: now() })
    const [oldest] = known.keys()
    if (known.size > limit && oldest !== undefined) {
      known.delete(oldest)
    }
  }

  function isFresh(kept: Kept | undefined): kept is Kept {
    return kept !== undefined && now() - kept.since < freshFor
  }

  async function get(url: string): Promise<PageFile> {
    const { ok, status, statusText, text, address } = await request(fetch, url)
    const file = ok && read(text)
    if (!file) {
      throw new Error(`${url}: ${status} ${statusText}`)
    }
    inFolders ||= address.endsWith(`${url}/`)
    return file
  }

  return {
    load(pathname, how) {
      const key = pageKey(pathname)
      const kept = known.get(key)
      if (kept && (how?.anyAge || isFresh(kept))) {
        return kept.file
      }
      const file = get(inFolders ? `${key}/` : pathname)
      keep(key, file)
      file.catch(() => {
        if (known.get(key)?.file === file) {
          known.delete(key)
        }
      })
      return file
    },
    has: (pathname) => isFresh(known.get(pageKey(pathname))),
    put: (pathname, file) => keep(pageKey(pathname), Promise.resolve(file)),
    clear: () => known.clear(),
  }
}

async function request(fetch: Options['fetch'], url: string) {
  try {
    const response = await fetch(url)
    const { ok, status, statusText, url: address } = response
    return { ok, status, statusText, address, text: await response.text() }
  } catch (cause) {
    throw new NetworkError(url, { cause })
  }
}
