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
  /** paths of the pages that visible links lead to, the likeliest first */
  inView: () => string[]
  /** bytes that a page counts for until it is measured */
  usualSize: number
}

/** Prefetcher fetches pages ahead of time. */
export interface Prefetcher {
  /** soon fetches at once, because the reader is about to open the page. */
  soon(pathname: string): void
  /** more fetches pages of links in view, as far as the budget of the page on screen allows. */
  more(): void
  /** took says how many bytes came over the network for a page. */
  took(pathname: string, bytes: number): void
}

/** Maximum number of parallel requests, apart from those of soon. */
const parallel = 4
/** Bytes that links in view may take for each page that the reader opens. What soon fetches counts too. */
const budget = 60_000

/** createPrefetcher returns a prefetcher that requests no page twice. */
export function createPrefetcher({ pages, connection, here, pageKey, inView, usualSize }: Options): Prefetcher {
  const absent = new Set<string>() // keys of pages that did not load
  const unreachable = new Map<string, string>() // keys of pages without an answer, and of those they were asked from
  const unmeasured = new Map<string, Reading>() // keys of pages that count for the usual size
  let reading: Reading = { page: '', bytes: 0 }
  let running = 0

  /** now returns the reading of the page on screen. */
  function now(): Reading {
    const page = pageKey(here())
    if (page !== reading.page) {
      reading = { page, bytes: 0 }
    }
    return reading
  }

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
    const key = pageKey(pathname)
    running += 1
    now().bytes += usualSize
    unmeasured.set(key, now())
    await pages.load(pathname).catch(({ name }: Error) => {
      if (name === 'NetworkError') {
        unreachable.set(key, pageKey(here())) // the next page may find the connection back
      } else {
        absent.add(key)
      }
    })
    running -= 1
    more()
  }

  function more() {
    // Half a size, so that the sum comes as near to the budget as whole pages can.
    while (running < parallel && now().bytes + usualSize / 2 < budget) {
      const next = inView().find(isWorthwhile)
      if (next === undefined) {
        return
      }
      void get(next)
    }
  }

  return {
    soon(pathname) {
      if (isWorthwhile(pathname)) {
        void get(pathname)
      }
    },
    more,
    took(pathname, bytes) {
      const key = pageKey(pathname)
      const counted = unmeasured.get(key)
      if (counted) {
        counted.bytes += bytes - usualSize
        unmeasured.delete(key)
        more()
      }
    },
  }
}

/** Reading is the time that one page is on screen. */
interface Reading {
  /** its key */
  page: string
  /** of the pages that were fetched ahead meanwhile */
  bytes: number
}
