/*
 * Asks lunr itself, the whole index and the index in parts for the same, and
 * prints where they differ: node < {"whole": files, "parts": files, "each": 4}, where
 * files maps names to contents, and each is 1 for all queries or 4 for one in four.
 */
import { readFileSync } from 'node:fs'
import lunr from 'lunr'
import type { SearchManifest, SearchRecord } from '../../../theme/contract'
import { questions } from '../../../theme/tests/search/questions'
import { relevance } from '../../../theme/tests/search/relevance'
import { expand } from '../../../theme/search/expand'
import { english } from '../../../theme/search/language'
import { load, open } from '../../../theme/search/load'
import type { Clause } from '../../../theme/search/plan'
import { parseQuery } from '../../../theme/search/query'
import { rank } from '../../../theme/search/rank'
import { type Scores, score } from '../../../theme/search/score'
import { nameFields, type Source } from '../../../theme/search/source'

type Files = Record<string, string>
const { whole, parts: split, each }: { whole: Files; parts: Files; each: number } = JSON.parse(readFileSync(0, 'utf8'))
const fetchOf = (files: Files) => async (url: string) => {
  const text = files[url.slice('/base/'.length)]
  return text === undefined ? new Response('', { status: 404 }) : new Response(text)
}

const manifest: SearchManifest = JSON.parse(whole['search.json'] ?? '')
const index = lunr.Index.load(JSON.parse(whole[manifest.index.slice('/base/'.length)] ?? ''))

const records: SearchRecord[] = JSON.parse(whole[manifest.docs.slice('/base/'.length)] ?? '')

/** Returns empty scores of all pages. */
function scoresOf({ pages, sections }: Source): Scores {
  const places = pages * sections
  return {
    first: 0,
    pages,
    sections,
    ends: new Uint32Array(pages).fill(sections),
    all: new Float64Array(places),
    titles: new Float64Array(places),
    words: new Uint32Array(places),
    sure: new Uint32Array(places),
    nameWords: new Uint32Array(places),
  }
}

const parts = ['all', 'titles', 'words', 'sure', 'nameWords'] as const

/** Joins the scores of all pages. */
function joined(scores: Iterable<Scores>, source: Source): Scores {
  const result = scoresOf(source)
  for (const some of scores) {
    for (const part of parts) {
      result[part].set(some[part].subarray(0, some.pages * some.sections), some.first * some.sections)
    }
  }
  return result
}

/** Returns the place of each record. */
function placesOf({ sections }: Source): number[] {
  let place = -sections
  let section = 0
  return records.map(({ url }) => {
    const isPage = !url.includes('#')
    place += isPage ? sections : 0
    section = isPage ? 0 : section + 1
    return place + section
  })
}

/** What lunr says of the places that clauses find. */
function ask(clauses: readonly Clause[], source: Source): Scores {
  const places = placesOf(source)
  const placeOf = ({ ref }: lunr.Index.Result) => places[Number(ref)] ?? 0
  const query = (fields?: string[]) =>
    index.query((wanted) => {
      for (const { term, boost, onlyNames } of clauses) {
        const own = fields ?? (onlyNames ? [...nameFields] : [...nameFields, 'text'])
        wanted.term(term, { boost, fields: own, usePipeline: false })
      }
    })
  const scores = scoresOf(source)
  const wordsOf = ({ matchData }: lunr.Index.Result, isAsked: (clause: Clause) => boolean = () => true) => {
    const terms = Object.keys(matchData.metadata)
    const found = clauses.filter((clause) => terms.includes(clause.term) && isAsked(clause))
    return found.reduce((all, { words }) => all | words, 0)
  }
  for (const result of query()) {
    scores.all[placeOf(result)] = result.score
    scores.words[placeOf(result)] = wordsOf(result)
    scores.sure[placeOf(result)] = wordsOf(result, ({ isLoose }) => !isLoose)
  }
  for (const result of query(['title'])) {
    scores.titles[placeOf(result)] = result.score
  }
  for (const result of query(['title', 'heading'])) {
    scores.nameWords[placeOf(result)] = wordsOf(result)
  }
  return scores
}

const near = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).every((value, i) => Math.abs(value - (b[i] ?? 0)) <= 1e-9 * Math.max(1, value))

const differences: string[] = []
let found = 0

async function compare(text: string, name: string, source: Source, reference: Source) {
  const query = parseQuery(text, [english])
  const plan = await expand(query, source)
  const planned = JSON.stringify(plan)
  if (planned !== JSON.stringify(await expand(query, reference))) {
    differences.push(`${text}: ${name} looks for ${planned}`)
    return
  }
  const own = joined(await score(plan.clauses, source), source)
  const lunrs = ask(plan.clauses, source)
  for (const part of parts) {
    if (!near(own[part], lunrs[part])) {
      const at = Array.from(own[part]).findIndex((value, i) => Math.abs(value - (lunrs[part][i] ?? 0)) > 1e-9)
      differences.push(`${text}: ${name} gives place ${at} ${part} ${own[part][at]}, lunr ${lunrs[part][at]}`)
    }
  }
  // Scores that differ in the last bit are one score; so are they here.
  const rounded = (scores: Scores) => ({ ...scores, all: scores.all.map(Math.fround), titles: scores.titles.map(Math.fround) })
  const ours = rank([rounded(own)], plan, Number.POSITIVE_INFINITY).best.map(({ places }) => places.map(({ place }) => place))
  const theirs = rank([rounded(lunrs)], plan, Number.POSITIVE_INFINITY).best.map(({ places }) => places.map(({ place }) => place))
  found += ours.length
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
    differences.push(`${text}: ${name} ranks ${JSON.stringify(ours).slice(0, 200)}, lunr ${JSON.stringify(theirs).slice(0, 200)}`)
  }
}

const { source: reference } = await open('/base/search.json', fetchOf(whole))
const { source: parted } = await open('/base/search.json', fetchOf(split))
const findWhole = await load('/base/search.json', fetchOf(whole))
const findParts = await load('/base/search.json', fetchOf(split))
const queries = [...[...relevance, ...questions].map(([query]) => query).filter((_, i) => i % each === 0), 'w', 'se', 'Window.', 'zzz', 'window frame screen space key', 'the window']
for (const text of queries) {
  await compare(text, 'the whole index', reference, reference)
  await compare(text, 'the index in parts', parted, reference)
  const wanted = { pages: 10, hitsPerPage: 5 }
  const [a, b] = [await findWhole(text, wanted), await findParts(text, wanted)]
  if (JSON.stringify(a) !== JSON.stringify(b)) {
    differences.push(`${text}: shown of the whole ${JSON.stringify(a).slice(0, 300)}, of the parts ${JSON.stringify(b).slice(0, 300)}`)
  }
}
// Whoever has lunr alone finds names too, whole and by their parts.
for (const [query, name] of [
  ['setFrame', 'setFrame'],
  ['Window.focused', 'Window.focused'],
  ['flippedVisibleFrame', 'flippedVisibleFrame'],
  ['frame', 'rame'],
] as const) {
  const titles = index.search(query).map(({ ref }) => records[Number(ref)]?.title ?? '')
  if (!titles.slice(0, 3).some((title) => title.includes(name))) {
    differences.push(`${query}: lunr finds ${titles.slice(0, 3).join(', ') || 'nothing'}`)
  }
}
process.stdout.write(JSON.stringify({ differences, found, places: records.length, queries: queries.length }))
