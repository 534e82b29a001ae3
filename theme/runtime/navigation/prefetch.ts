import type { Pages } from './pages'

/** Connection is what the browser reports about the reader's connection. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export interface Options {
  pages: Pages
  connection: () => Connection | undefined
  /** path of the page on screen */
  here: () => string
  /** normalizes the address of a page */
  pageKey: (pathname: string) => string
}

/** Prefetcher fetches pages ahead of time. */
export interface Prefetcher {
  /** soon fetches at once, because the reader is about to open the page. */
  soon(pathname: string): void
  /** perhaps fetches when the connection is idle, because a link to the page is in view. */
  perhaps(pathname: string): void
  /** never cancels a page whose link went out of view before its turn. */
  never(pathname: string): void
}

/** Maximum number of parallel fetches for links in view. */
const parallel = 2
/** Maximum number of pages that are remembered as missing. */
const mostAbsent = 10_000

/** createPrefetcher returns a prefetcher that requests no page twice. */
export function createPrefetcher({ pages, connection, here, pageKey }: Options): Prefetcher {
  const waiting = new Map<string, string>() // page key to path, in order
  const absent = new Set<string>() // keys of pages that did not load
  const unreachable = new Map<string, string>() // keys of pages without an answer, and of those they were asked from
  let running = 0

  function isWorthwhile(pathname: string): boolean {
    const reported = connection()
    const isExpensive = reported?.saveData === true || (reported?.effectiveType ?? '').includes('2g')
    const key = pageKey(pathname)
    const from = pageKey(here())
    const isLost = absent.has(key) || unreachable.get(key) === from
    return !isExpensive && key !== from && !isLost && !pages.has(pathname)
  }

  /** A failed prefetch is ignored: a click fetches again and reports the error. */
  async function get(pathname: string) {
    await pages.load(pathname).catch(({ name }: Error) => {
      if (name === 'NetworkError') {
        unreachable.set(pageKey(pathname), pageKey(here())) // the next page may find the connection back
      } else if (absent.size < mostAbsent) {
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
