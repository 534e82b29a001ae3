import type { Pages } from './pages'

/** Connection is what the browser tells of the reader's line. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export interface Options {
  pages: Pages
  connection: () => Connection | undefined
  /** path of the page on screen */
  here: () => string
  /** one name for all addresses of a page */
  pageKey: (pathname: string) => string
}

/** Prefetcher gets page data before it is asked for. */
export interface Prefetcher {
  /** soon fetches at once, ahead of all others: the reader is about to go there. */
  soon(pathname: string): void
  /** perhaps fetches when the line has nothing better to do: the link is in view. */
  perhaps(pathname: string): void
  /** never drops a link that went out of view before its turn came. */
  never(pathname: string): void
}

/** Most fetches for links in view at one time. */
const parallel = 2
/** Most pages that are remembered as not there. */
const mostAbsent = 10_000

/** createPrefetcher returns a prefetcher that asks for no page twice. */
export function createPrefetcher({ pages, connection, here, pageKey }: Options): Prefetcher {
  const waiting = new Map<string, string>() // page key to path, in order
  const absent = new Set<string>() // keys of pages that did not load
  let running = 0

  function isWorthwhile(pathname: string): boolean {
    const line = connection()
    const isDear = line?.saveData === true || (line?.effectiveType ?? '').includes('2g')
    const key = pageKey(pathname)
    return !isDear && key !== pageKey(here()) && !absent.has(key) && !pages.has(pathname)
  }

  /** A prefetch that fails is no matter: a click fetches again and says so. */
  async function get(pathname: string) {
    await pages.load(pathname).catch(() => {
      if (absent.size < mostAbsent) {
        absent.add(pageKey(pathname))
      }
    })
  }

  async function work() {
    if (running >= parallel) {
      return
    }
    running += 1
    for (const [key, pathname] of waiting) {
      waiting.delete(key)
      if (isWorthwhile(pathname)) {
        await get(pathname)
      }
    }
    running -= 1
  }

  return {
    soon(pathname) {
      if (isWorthwhile(pathname)) {
        waiting.delete(pageKey(pathname))
        void get(pathname)
      }
    },
    perhaps(pathname) {
      if (isWorthwhile(pathname)) {
        waiting.set(pageKey(pathname), pathname)
        void work()
      }
    },
    never(pathname) {
      waiting.delete(pageKey(pathname))
    },
  }
}
