import { entryIn } from './entries'
import type { Language } from './language'
import { exactAndBeginnings } from './meanings'
import { isOneTypoAway } from './nearby'
import { imply } from './phrases'
import { parseQuery, type Query, type QueryWord } from './query'
import { rank } from './rank'
import { score } from './score'
import type { Source } from './source'
import { eachWord } from './words'

/** A shorter part of a word is seldom a word, and a shorter one with another letter is usually another word. */
const shortest = { part: 2, typo: 4 }
/** How many pairs of words are tried for a word, and how many pages and places in each are read for one. */
const most = { tried: 4, pages: 8, places: 4 }
/** A word is its site's only spelling if it is this many times as common as its parts. */
const muchMore = 4

interface Part {
  text: string
  term: string
  spread: number
  typos: number
}

type Pair = readonly [Part, Part]

/**
 * separated parses a query as if its compounds were written as two words, where some text of the site has these words
 * one after the other: "frontmatter" as "front matter". If no text has a word, it may have a typo: "frontmater".
 */
export async function separated(text: string, source: Source, languages: readonly Language[]): Promise<{ text: string; query: Query }> {
  const typed = parseQuery(text, languages)
  const written = await Promise.all(typed.words.map((word) => writtenAs(word, source, languages)))
  if (written.every((one) => one === undefined)) {
    return { text, query: typed }
  }
  const asked = typed.words.reduce((all, word, i) => all.replace(word.written, () => written[i] ?? word.written), text)
  const query = parseQuery(asked, languages)
  const texts = query.words.map((word) => word.written)
  const pairs = written.flatMap((pair) => texts.flatMap((word, i) => (`${word} ${texts[i + 1]}` === pair ? [[i, i + 1]] : [])))
  return { text: asked, query: { ...query, pairs } }
}

/** Returns the two words that some text has in place of a word. */
async function writtenAs(word: QueryWord, source: Source, languages: readonly Language[]): Promise<string | undefined> {
  if (word.parts.length > 0) {
    return undefined
  }
  const known = await exactAndBeginnings(word, source)
  const own = known.reduce((most, { isExact, spread }) => (isExact ? Math.max(most, spread) : most), 0)
  for (const pair of await pairsOf(word.text, { source, languages, isKnown: known.length > 0 })) {
    const found = muchMore * spreadOf(pair) > own ? await findPair(pair, source, languages) : undefined
    if (found) {
      return found
    }
  }
  return undefined
}

interface Cutting {
  source: Source
  languages: readonly Language[]
  isKnown: boolean
}

/** Cuts a word into two that the site has, the most common ones first. */
async function pairsOf(word: string, { source, languages, isKnown }: Cutting): Promise<Pair[]> {
  const pairs: Pair[] = []
  const partsOf = async (text: string): Promise<Part[]> => {
    const forms = [text, ...languages.map((language) => language.term(text))].filter(Boolean)
    const entries = await source.vocabulary(text.slice(0, 1))
    const exact = forms.slice(1).flatMap((form) => entryIn(entries, form) ?? [])
    const near = isKnown || text.length < shortest.typo ? [] : entries.filter(({ term }) => term.length >= shortest.typo && forms.some((form) => isOneTypoAway(form, term)))
    return [...new Set([...exact, ...near])].map((entry) => ({
      text,
      term: entry.term,
      spread: entry.names + entry.texts,
      typos: exact.includes(entry) ? 0 : 1,
    }))
  }
  for (let cut = shortest.part; cut <= word.length - shortest.part; cut += 1) {
    const texts = [word.slice(0, cut), word.slice(cut)] as const
    const isCommon = texts.some((text) => languages.some((language) => language.isCommon(text)))
    const firsts = isCommon ? [] : await partsOf(texts[0])
    const seconds = firsts.length > 0 ? await partsOf(texts[1]) : []
    pairs.push(...firsts.flatMap((first) => seconds.map((second) => [first, second] as const)))
  }
  const typos = ([first, second]: Pair) => first.typos + second.typos
  return pairs
    .filter((pair) => typos(pair) < 2)
    .sort((a, b) => typos(a) - typos(b) || spreadOf(b) - spreadOf(a))
    .slice(0, most.tried)
}

const spreadOf = ([first, second]: Pair) => Math.min(first.spread, second.spread)

/** Finds two words one after the other in a text. Words with a typo are returned as they are written there. */
async function findPair(pair: Pair, source: Source, languages: readonly Language[]): Promise<string | undefined> {
  const clauses = pair.map(({ term }, i) => ({ term, boost: 1, words: 1 << i, onlyNames: false, isLoose: false }))
  const plan = { clauses, words: 2, rarity: [1, 1], implied: [], pairs: [3], run: [] }
  const { best } = rank(imply(await score(clauses, source), plan), plan, most.pages)
  const records = await source.records(best.flatMap(({ places }) => places.slice(0, most.places).map(({ place }) => place)))
  const isTerm = (word: string, { term }: Part) => languages.some((language) => language.term(word) === term)
  for (const words of [...records.values()].flatMap(({ title, text }) => [eachWord(title), eachWord(text)])) {
    const at = words.findIndex((word, i) => isTerm(word, pair[0]) && isTerm(words[i + 1] ?? '', pair[1]))
    if (at >= 0) {
      return pair.map(({ text, typos }, i) => (typos > 0 ? words[at + i] : text)).join(' ')
    }
  }
  return undefined
}
