import { lastAtMost } from './entries'

/** List lists parts by the first item of each, ascending. If it is nested, each part is itself a list. */
interface List<Key> {
  first: readonly Key[]
  names: readonly string[]
  nested?: boolean
}

/** Part is a part of the index or of the records. */
export interface Part<Key> {
  /** its first item */
  first: Key
  name: string
}

/** Parts finds parts in a list. */
export interface Parts<Key> {
  /** of returns the part that contains an item if any does. */
  of(key: Key): Promise<Part<Key> | undefined>
  /** between returns the parts that contain items of a range; at most a number of them. */
  between(first: Key, last: Key, most: number): Promise<Part<Key>[]>
}

/** partsIn returns the parts in a list. It fetches what a nested list needs. */
export function partsIn<Key extends string | number>(list: List<Key>, fetch: (name: string) => Promise<List<Key>>): Parts<Key> {
  const listOf = remembered(fetch)

  async function within(list: List<Key>, from: Key, to: Key, most: number): Promise<Part<Key>[]> {
    const found: Part<Key>[] = []
    for (let i = Math.max(0, lastAtMost(list.first, (first) => first <= from)); found.length < most; i += 1) {
      const first = list.first[i]
      const name = list.names[i]
      if (first === undefined || name === undefined || first > to) {
        break
      }
      found.push(...(list.nested ? await within(await listOf(name), from, to, most - found.length) : [{ first, name }]))
    }
    return found
  }

  return {
    of: async (key) => (await within(list, key, key, 1))[0],
    between: (from, to, most) => within(list, from, to, most),
  }
}

/** remembered fetches each file once, and again after a failure. */
export function remembered<T>(fetch: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const files = new Map<string, Promise<T>>()
  return (name) => {
    const known = files.get(name)
    if (known) {
      return known
    }
    const fetching = fetch(name)
    files.set(name, fetching)
    fetching.catch(() => files.delete(name))
    return fetching
  }
}
