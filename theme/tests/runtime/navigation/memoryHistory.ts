import type { Entry, History } from '../../../runtime/navigation/history'

/** MemoryHistory is a tab's history without a browser, for tests. */
export interface MemoryHistory extends History {
  /** all addresses, the current one marked by ">" */
  list(): string[]
  /** back and forward move as the browser's buttons do; the router must be told by traverse. */
  back(): void
  forward(): void
  /** follow does what the browser does for a link to an anchor of the same page. */
  follow(hash: string): void
  /** what the browser was asked to load itself: "reload", or an address */
  loads: string[]
}

/** createMemoryHistory returns a history with one address. */
export function createMemoryHistory(first: string): MemoryHistory {
  const entries: { url: URL; entry?: Entry }[] = [{ url: new URL(first) }]
  const loads: string[] = []
  let current = 0
  const here = () => entries[current] ?? { url: new URL(first) }
  function add(url: URL, entry?: Entry) {
    current += 1
    entries.splice(current, entries.length, { url: new URL(url), entry })
  }
  return {
    loads,
    url: () => new URL(here().url),
    entry: () => here().entry,
    push: add,
    replace(url, entry) {
      entries[current] = { url: new URL(url), entry }
    },
    reload: () => loads.push('reload'),
    leave: (url) => loads.push(url.href),
    list: () =>
      entries.map(
        ({ url }, position) => (position === current ? '>' : '') + url.pathname + url.search + url.hash,
      ),
    back() {
      current -= 1
    },
    forward() {
      current += 1
    },
    follow: (hash) => add(new URL(hash, here().url)),
  }
}
