import type { PageFile } from '../../contract'
import { dataURL, pageKey } from './address'

/** Pages fetches and caches page data. */
export interface Pages {
  /** load returns a page's data. With anyAge, cached data may be old. */
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
  /** milliseconds */
  now: () => number
  /** maximum number of cached pages */
  limit?: number
}

interface Kept {
  file: Promise<PageFile>
  since: number
}

/** How long data stays fresh, in milliseconds. Readers who stay longer see what was published since. */
const freshFor = 5 * 60_000

/** NetworkError reports a missing or incomplete response; the page itself may exist. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** createPages returns an empty cache. Failures are not cached. */
export function createPages({ fetch, now, limit = 10_000 }: Options): Pages {
  const known = new Map<string, Kept>()

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

  return {
    load(pathname, how) {
      const key = pageKey(pathname)
      const kept = known.get(key)
      if (kept && (how?.anyAge || isFresh(kept))) {
        return kept.file
      }
      const file = fetchPage(fetch, dataURL(pathname))
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

async function fetchPage(fetch: Options['fetch'], url: string): Promise<PageFile> {
  const { ok, status, statusText, text } = await read(fetch, url)
  if (!ok) {
    throw new Error(`${url}: ${status} ${statusText}`)
  }
  return JSON.parse(text)
}

async function read(fetch: Options['fetch'], url: string) {
  try {
    const response = await fetch(url)
    const { ok, status, statusText } = response
    return { ok, status, statusText, text: ok ? await response.text() : '' }
  } catch (cause) {
    throw new NetworkError(url, { cause })
  }
}
