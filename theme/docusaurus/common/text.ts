/** duplicates returns the items that a list has more than once. */
export function duplicates<T>(list: readonly T[], isEqual: (a: T, b: T) => boolean = (a, b) => a === b): T[] {
  return list.filter((item, at) => list.findIndex((other) => isEqual(other, item)) !== at)
}

/** uniq returns a list without repetitions. */
export const uniq = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** groupBy groups the items of a list by a key. */
export function groupBy<T, Key extends string | number>(list: readonly T[], keyOf: (item: T, at: number) => Key): Record<Key, T[]> {
  const groups = {} as Record<Key, T[]>
  list.forEach((item, at) => {
    const key = keyOf(item, at)
    groups[key] ??= []
    groups[key].push(item)
  })
  return groups
}

/** isRegexpStringMatch reports whether a text matches a pattern; false without either. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text)
}

/** isSamePath compares two paths, with or without a slash at the end. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  const whole = (path?: string) => (path?.endsWith('/') ? path : `${path}/`).toLowerCase()
  return whole(a) === whole(b)
}

/** listTagsByLetters groups tags by their first letters. */
export function listTagsByLetters<T extends { label: string }>(tags: readonly T[]): { letter: string; tags: T[] }[] {
  const groups = groupBy(tags, ({ label }) => (label[0] ?? '').toUpperCase())
  return Object.entries(groups)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, list]) => ({ letter, tags: [...list].sort((a, b) => a.label.localeCompare(b.label)) }))
}

/** splitNavbarItems divides the items of the navbar into those at the left and those at the right. */
export function splitNavbarItems<T extends { position?: string }>(items: readonly T[]): [left: T[], right: T[]] {
  const isLeft = ({ position = 'right' }: T) => position === 'left'
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))]
}

/** parseCodeBlockTitle returns the title in the options of a code block; "" if there is none. */
export function parseCodeBlockTitle(options?: string): string {
  return /title=(["'])(.*?)\1/.exec(options ?? '')?.[2] ?? ''
}

/** useHomePageRoute returns the route of the home page. */
export const useHomePageRoute = (): { path: string; exact: boolean } => ({ path: '/', exact: true })

/** DEFAULT_SEARCH_TAG is the search tag of pages outside the docs. */
export const DEFAULT_SEARCH_TAG = 'default'

/** docVersionSearchTag returns the search tag of a version of the docs. */
export const docVersionSearchTag = (plugin: string, version: string): string => `docs-${plugin}-${version}`
