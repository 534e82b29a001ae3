import type { SearchRecord } from '../contract'
import { fold, plain } from './fold'
import type { Language } from './language'
import { wordsIn } from './words'

/** How exactly a place has a query. What says it exactly comes before all that does not, whatever the scores. */
export const levels = { page: 5, section: 4, message: 3, rareWords: 3, inName: 2, quoted: 1, member: 1 }

/**
 * exactnessOf returns how exactly a place has the name in a query: pages come before sections. The index cannot tell
 * "key" from "keys", which have one stem. Names that differ in common words alone are next. A name with a dot is a
 * section of the page that begins with what is before the dot.
 */
export function exactnessOf(query: string, languages: readonly Language[]): (record: SearchRecord) => number {
  const isWanted = (word: string) => isRare(word, languages)
  const name = nameOf(query)
  const rare = nameOf(query, isWanted)
  const [, page, member] = /^([^ .]+)\.([^ .]+)$/.exec(name) ?? []
  return ({ title, pageTitle, url }) => {
    const own = nameOf(title)
    const isSame = (one: string, other: string) => one === other || (!isMixed.test(title) && whole(one) === whole(other))
    if (isSame(own, name)) {
      return url.includes('#') ? levels.section : levels.page
    }
    if (rare && isSame(nameOf(title, isWanted), rare)) {
      return levels.rareWords
    }
    if (page === undefined || member === undefined) {
      return 0
    }
    const [before, after] = own.includes('.') ? own.split('.') : [nameOf(pageTitle), own]
    return after === member && before && (before.startsWith(page) || isSameForm(before, page)) ? levels.member : 0
  }
}

/** What the names of code look like, which have one spelling. */
const isMixed = /\p{Ll}\p{Lu}/u

/** isRare reports whether a word is no common one, such as "how", in any language. */
export const isRare = (word: string, languages: readonly Language[]) => !languages.some((language) => language.isCommon(word))

/** Returns a name as one word, because some write "site map" as "sitemap". */
const whole = (name: string) => name.replaceAll(' ', '')

/** Returns the words of a text without punctuation and accents, or some of them. */
function nameOf(text: string, isWanted: (word: string) => boolean = () => true): string {
  return wordsIn(text)
    .map((word) => fold(plain(word.text)))
    .filter(isWanted)
    .join(' ')
}

/** How much of a word other endings and spellings may take. */
const ending = 2

/** isSameForm reports whether two words differ at most in their endings. */
export function isSameForm(word: string, other: string): boolean {
  let same = 0
  while (same < word.length && word[same] === other[same]) {
    same += 1
  }
  return same >= Math.max(word.length, other.length) - ending
}
