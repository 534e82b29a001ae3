import { fold, plain } from './fold'
import type { Language } from './language'
import { begunWith, boosts, mostTerms, select } from './meanings'
import { distance } from './nearby'
import { parseQuery } from './query'
import { rank } from './rank'
import { score } from './score'
import type { Source } from './source'
import { eachWord } from './words'

/** How many titles are compared with the query, and how many are shown. */
const most = { compared: 12, shown: 4 }
/** How many letters of a word must match. */
const prefixLength = 3

/** suggest returns titles for a query without results: those with words that begin alike, the most similar first. */
export async function suggest(text: string, source: Source, languages: readonly Language[]): Promise<string[]> {
  const { words } = parseQuery(text, languages)
  const meanings = words.map(async (word) => {
    const starts = word.beginnings.map((text) => text.slice(0, prefixLength))
    return select(await begunWith(starts, mostTerms.short, source), boosts.typo, mostTerms.short, true)
  })
  const clauses = (await Promise.all(meanings)).flat().map((meaning) => ({ ...meaning, words: 1 }))
  const { best } = rank(await score(clauses, source), { rarity: [1] }, most.compared)
  const places = best.flatMap(({ places }) => places.slice(0, 1).map(({ place }) => place))
  const records = await source.records(places)
  const titles = [...new Set(places.flatMap((place) => records.get(place)?.title ?? []))]
  const difference = (title: string) =>
    Math.min(...eachWord(title).flatMap((word) => words.map(({ text }) => distance(text, fold(plain(word))))))
  return titles.sort((a, b) => difference(a) - difference(b)).slice(0, most.shown)
}
