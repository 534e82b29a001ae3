/** Groups of letters that are British in one word and American in another, anywhere after the first letters. */
const groups = 'our or,is iz,ys yz,ogue og,gramme gram,ence ense,dgement dgment,efact ifact'

/** Endings that differ, with what is before and after them. */
const endings: readonly (readonly [before: string, british: string, american: string, after: string])[] = [
  ['[bcdgptv]', 're', 'er', '[sd]?'],
  ['[bcdgptv]', 'red', 'ered', ''],
  ['[bcdgptv]', 'ring', 'ering', ''],
  // A word of one syllable has two letters in both: filled is not filed.
  ['[aeiou][^aeiou]+[aeiou]', 'll', 'l', '(?:ed|ing|ers?|)'],
  ['(?:p|m)e', 'lt', 'lled', ''],
  ['ear|bur', 'nt', 'ned', ''],
  ['^gr', 'ey', 'ay', '.*'],
]

type Rule = readonly [pattern: RegExp, spelling: string]

const both = (before: string, one: string, other: string, after: string): Rule[] => [
  [new RegExp(`(${before})${one}(?=${after}$)`), `$1${other}`],
  [new RegExp(`(${before})${other}(?=${after}$)`), `$1${one}`],
]

const rules: readonly Rule[] = [
  ...groups.split(',').flatMap((pair) => {
    const [british = '', american = ''] = pair.split(' ')
    return both('..', british, american, '.*')
  }),
  ...endings.flatMap((ending) => both(...ending)),
]

/**
 * spellingsOf returns the British and American spellings of an English word in lower case. Most of them are no words.
 * That does no harm, because only words that some text contains are searched.
 */
export function spellingsOf(word: string): string[] {
  return rules.flatMap(([pattern, spelling]) => (pattern.test(word) ? [word.replace(pattern, spelling)] : []))
}
