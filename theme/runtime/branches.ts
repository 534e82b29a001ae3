/** Branch is a heading with those below it. */
export interface Branch<Heading> {
  item: Heading
  below: Heading[]
}

/** branches nests each heading below the last heading of a higher level. */
export function branches<Heading extends { level: number }>(items: readonly Heading[]): Branch<Heading>[] {
  const found: Branch<Heading>[] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && item.level > last.item.level) {
      last.below.push(item)
    } else {
      found.push({ item, below: [] })
    }
  }
  return found
}
