import type { Entry } from './source'

/** lastAtMost returns the position of the last item that is at most a value; -1 for none. The items are ascending. */
export function lastAtMost<T>(items: readonly T[], isAtMost: (item: T) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && isAtMost(item)) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return low - 1
}

/** entryIn finds a term among entries in ascending order. Terms compare by UTF-16 units. */
export function entryIn(entries: readonly Entry[], term: string): Entry | undefined {
  const entry = entries[lastAtMost(entries, (one) => one.term <= term)]
  return entry?.term === term ? entry : undefined
}

/** beginningIn returns the entries that begin with a text. */
export function beginningIn(entries: readonly Entry[], text: string): Entry[] {
  const first = lastAtMost(entries, ({ term }) => term < text) + 1
  return entries.slice(first, lastAtMost(entries, ({ term }) => term < text || term.startsWith(text)) + 1)
}

/** distinct returns entries, each term once. */
export function distinct(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.term, entry])).values()]
}
