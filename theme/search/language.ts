/*
 * The rules here must be exactly those of internal/search/words/language.go, so that queries match the index. A
 * test compares them.
 */
import lunr from 'lunr'
import type { SearchLanguage } from '../contract'
import { fold, isASCII, plain, withoutUmlauts } from './fold'
import { related } from './related'
import { type Synonyms, synonymsOf } from './synonyms'

/** Language reduces words to terms in the same way as the index. */
export interface Language {
  /** term returns the term of a word; '' for none. */
  term(word: string): string
  /** begin returns what terms begin with if a reader is still typing a word. */
  begin(word: string): string
  isCommon(word: string): boolean
  /** whether words in ASCII letters are English */
  english: boolean
  /** what the site says means the same */
  synonyms: Synonyms
  /** related returns what means about the same in this language. */
  related(): Synonyms
}

type Stem = (word: string) => string

// lunr's types ask for a token's metadata, which neither function reads.
const stemEnglish: Stem = (word) => lunr.stemmer(new lunr.Token(word, {})).toString()
const isCommonInEnglish = (word: string) => lunr.stopWordFilter(new lunr.Token(word, {})) === undefined

/** What words consist of, as opposed to names and numbers. Versions of a stemmer differ in what they do with others. */
const letters = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u
const alphabets: Record<string, RegExp> = { da: /^[a-zæøå]+$/, fi: /^[a-zåäö]+$/ }

/**
 * What stemmers expect. Many readers type endings without their accents. Only some versions know the Russian
 * letter ё.
 */
const spellings: Record<string, Stem> = {
  de: (word) => withoutUmlauts(fold(word)),
  es: (word) => word.replace(/ion$/, 'ión'),
  pt: (word) => word.replace(/cao$/, 'ção').replace(/coes$/, 'ções'),
  ru: fold,
}

/** languageOf returns the language with some rules, and its stemmer if it has one. */
export function languageOf(rules: SearchLanguage, stem?: Stem): Language {
  const spelling = spellings[rules.tag] ?? ((word: string) => word)
  const common = new Set(rules.common?.map(fold))
  const isTurkish = rules.tag === 'tr'
  const elides = rules.tag === 'fr' || rules.tag === 'it'

  /** Returns a plain word without an article before an apostrophe, as in l'installation, or a Turkish ending after it. */
  function bare(text: string): string {
    const word = plain(isTurkish ? text.replaceAll('I', 'ı').replaceAll('İ', 'i') : text)
    const cut = word.indexOf("'")
    if (cut < 0 || !(elides || isTurkish)) {
      return word
    }
    return (isTurkish ? word.slice(0, cut) : word.slice(cut + 1)) || word
  }

  function term(text: string): string {
    const word = bare(text)
    const folded = fold(word)
    if (rules.english && isASCII(folded)) {
      return stemEnglish(folded)
    }
    if (!stem) {
      return withoutPrefixes(withoutSuffix(folded, rules), rules)
    }
    const spelled = spelling(word)
    const hasStem = (alphabets[rules.tag] ?? letters).test(spelled)
    return fold((hasStem && stem(spelled)) || spelled) // an ending by itself is a word too
  }

  function isCommon(text: string): boolean {
    const word = fold(bare(text))
    return rules.tag === 'en' ? isCommonInEnglish(word) : common.has(word)
  }

  let known: Synonyms | undefined
  return {
    term: remembered(term),
    begin(text) {
      return withoutPrefixes(fold(spelling(bare(text))), rules)
    },
    isCommon,
    english: rules.english === true,
    synonyms: [],
    related() {
      known ??= rules.tag === 'en' ? synonymsOf(related, { term, isCommon }) : []
      return known
    },
  }
}

/** english is the language that lunr supports itself. */
export const english = languageOf({ tag: 'en', english: true })

function withoutSuffix(word: string, { suffixes = [], least = 0 }: SearchLanguage): string {
  const suffix = suffixes.find((one) => word.endsWith(one) && isLong(word.slice(0, -one.length), least))
  return suffix ? word.slice(0, -suffix.length) : word
}

function withoutPrefixes(word: string, rules: SearchLanguage): string {
  const { prefixes = [], least = 0 } = rules
  const prefix = prefixes.find((one) => word.startsWith(one) && isLong(word.slice(one.length), least))
  return prefix ? withoutPrefixes(word.slice(prefix.length), rules) : word
}

function isLong(word: string, least: number): boolean {
  return [...word].length >= least
}

/** Maximum number of cached terms: those of the texts of some hundred results. */
const mostKept = 50_000

/** Caches terms, because the same words occur again and again in results. */
function remembered(term: Stem): Stem {
  const kept = new Map<string, string>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) {
      return known
    }
    if (kept.size >= mostKept) {
      kept.clear()
    }
    const found = term(word)
    kept.set(word, found)
    return found
  }
}
