/** Lines are lines of a code block, as its numbers count them. */
export interface Lines {
  first: number
  last: number
}

/** Fragment is what the fragment of an address says about lines. */
export interface Fragment extends Lines {
  /** of the block; "" for the first block with line numbers */
  name: string
}

/** parseFragment reads the hash of an address, such as #L12, #L12-L18 or #code-2-L12; undefined if it names no lines. */
export function parseFragment(hash: string): Fragment | undefined {
  const text = decoded(hash.slice(1))
  const found = /^(?:(.+?)-)??L(\d+)(?:-L(\d+))?$/.exec(text)
  if (!found) {
    return undefined
  }
  const [, name = '', from, to = from] = found
  const [first, last] = [Number(from), Number(to)]
  return first <= last ? { name, first, last } : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** fragmentOf writes a fragment. */
export function fragmentOf({ name, first, last }: Fragment): string {
  const lines = first === last ? `L${first}` : `L${first}-L${last}`
  return name ? `${name}-${lines}` : lines
}

/**
 * namesOf returns the names of blocks with these titles: from the title, or from the position if the title is missing or
 * not the only one. markdown.addLines in Go has the same rules.
 */
export function namesOf(titles: string[]): string[] {
  const names = titles.map((title) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''))
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return names.map((name, position) => (name && isUnique(name) ? name : `code-${position + 1}`))
}

/** moved returns lines after an arrow key: the other end stays if the reader extends them. */
export function moved({ first, last }: Lines, { by, extend, within }: { by: number; extend: boolean; within: Lines }): Lines {
  const end = Math.min(Math.max((extend ? last : first) + by, extend ? first : within.first), within.last)
  return { first: extend ? first : end, last: end }
}
