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
