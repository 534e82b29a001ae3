import type { SearchRecord } from '../contract'
import { exactnessOf, isRare, isSameForm, levels } from './exactness'
import { fold, plain } from './fold'
import type { Language } from './language'
import { passageIn, termsOf } from './passage'
import type { Plan, RunWord } from './plan'
import type { RankedPlace } from './rank'
import { eachWord, wordsIn } from './words'

/** How much more a place weighs that has the whole query as one passage. */
const passageWeight = 8

/** What part of a query a passage has that the reader quotes, if the query looks like a message or not. */
const quotedShare = { message: 0.6, other: 0.9 }
/** Fewer words are no quotation. */
const leastQuoted = 3
/** Messages have quotes, or a colon between words. */
const isMessage = /(^|\s)["'“„‘«]|:\s/

/** A name has all words of the query one after the other above this. */
const wholeName = 0.99

/** The least that a place weighs, compared with the best place of its page, to be shown below it. */
const worth = 0.4

interface Read {
  records: ReadonlyMap<number, SearchRecord>
  plan: Plan
  languages: readonly Language[]
  /** the query */
  text: string
  /** keep places that are much weaker than the best one of their page */
  isAll: boolean
}

interface Weighed {
  record: SearchRecord
  exactness: number
  score: number
}

/**
 * reorder sorts the best places again, now by what their texts say: exact names come first, and words that are
 * close together count more than words that are apart.
 */
export function reorder(pages: readonly RankedPlace[][], { records, plan, languages, text, isAll }: Read): SearchRecord[][] {
  const exactness = exactnessOf(text, languages)
  const passage = plan.run.length > 1 ? passageIn(plan.run, languages) : () => 0
  const isWorth = ({ score, exactness }: Weighed, best?: Weighed) =>
    isAll || plan.run.length < 2 || exactness > 0 || score >= worth * (best?.score ?? 0)
  const names = formsIn(text, plan, languages)
  const least = isMessage.test(text) ? quotedShare.message : quotedShare.other
  const run = literally(plan, text, languages)
  const quote = run.length < leastQuoted ? () => 0 : passageIn(run, languages)
  const rare = run.filter(({ isCommon }) => !isCommon)
  const named = rare.length < 2 ? () => 0 : passageIn(rare, languages)
  const weigh = ({ place, score }: RankedPlace): Weighed[] => {
    const record = records.get(place)
    if (!record) {
      return []
    }
    // What the reader does and to what, without "how to" or "a".
    const name = named(eachWord(record.title).filter((word) => isRare(word, languages)).join(' '))
    const closeness = Math.max(passage(record.title), passage(record.text))
    const form = names(`${record.title} ${record.pageTitle}`)
    const isQuoted = Math.max(quote(record.title), quote(record.text)) >= least
    const quoted = isQuoted ? levels[isMessage.test(text) ? 'message' : 'quoted'] : 0
    return [{ record, exactness: Math.max(exactness(record), quoted, name > wholeName ? levels.inName : 0), score: score * form * (1 + passageWeight * closeness ** 2) }]
  }
  return pages
    .map((places) => places.flatMap(weigh).sort(byWeight))
    .sort(([a], [b]) => (a && b ? byWeight(a, b) : 0))
    .map((places) => places.filter((place) => isWorth(place, places[0])).map(({ record }) => record))
}

/** Returns the words of a query without others that mean the same. */
function literally({ run }: Plan, query: string, languages: readonly Language[]): RunWord[] {
  const own = new Set(eachWord(query).flatMap((word) => termsOf(word, languages)))
  return run.map(({ terms, ...word }) => ({ ...word, terms: new Set([...terms].filter((term) => own.has(term))) }))
}

/** Share that a name loses that has another form of the words: "require" of "requirements". */
const formLoss = 0.6

/** Returns a function that weighs a name by the forms of its words: 1 if they are as in the query. */
function formsIn(query: string, { run }: Plan, languages: readonly Language[]): (name: string) => number {
  const total = run.reduce((sum, { weight }) => sum + weight, 0)
  const asked = eachWord(query).flatMap((word) => formsOf(word))
  const stems = new Set(eachWord(query).flatMap((word) => termsOf(word, languages)))
  return (name) => {
    const words = eachWord(name)
    const others = run.filter(({ terms }) => {
      const matching = words.filter((word) => termsOf(word, languages).some((term) => terms.has(term) && stems.has(term)))
      return matching.length > 0 && !matching.some((word) => formsOf(word).some((form) => asked.some((other) => isSameForm(form, other))))
    })
    return 1 - (formLoss * others.reduce((sum, { weight }) => sum + weight, 0)) / Math.max(1, total)
  }
}

function formsOf(word: string): string[] {
  return wordsIn(word).flatMap(({ units }) => units.map(({ text }) => fold(plain(text))))
}

function byWeight(a: Weighed, b: Weighed): number {
  return b.exactness - a.exactness || b.score - a.score
}
