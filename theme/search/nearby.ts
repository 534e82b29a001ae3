/**
 * isOneTypoAway reports whether two words differ by one letter that is added, removed or replaced, or by two
 * swapped letters. The first letter must be the same.
 */
export function isOneTypoAway(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word[0] !== other[0]) {
    return false
  }
  let same = 0
  while (same < word.length && same < other.length && word[same] === other[same]) {
    same += 1
  }
  const rest = word.slice(same)
  const otherRest = other.slice(same)
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

/** beginsOneTypoAway reports whether a word is one typo away from the beginning of another. */
export function beginsOneTypoAway(word: string, other: string): boolean {
  return [word.length - 1, word.length, word.length + 1].some(
    (length) => length <= other.length && isOneTypoAway(word, other.slice(0, length)),
  )
}

/** areNear reports whether a word of one name is a word of the other, but for a letter in three. */
export function areNear(words: string[], others: string[]): boolean {
  return words.some((word) => others.some((other) => distance(word, other) * 3 <= word.length))
}

/** distance counts the letters that are added, removed or replaced between two words. */
export function distance(word: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...word].entries()) {
    const now = [i + 1]
    for (let k = 0; k < other.length; k += 1) {
      const replaced = (before[k] ?? 0) + (other[k] === letter ? 0 : 1)
      now.push(Math.min(replaced, (before[k + 1] ?? 0) + 1, (now[k] ?? 0) + 1))
    }
    before = now
  }
  return before.at(-1) ?? 0
}
