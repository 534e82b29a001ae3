import { expect, test } from '@playwright/test'
import { partedVocabulary } from '../../search/partedVocabulary'

type Row = [term: string, names: number, texts: number]

/** A vocabulary in which the letter w has 1,000 names that occur once, and three common words. The letter x has one word. */
const common: Row[] = [
  ['window', 40, 900],
  ['wing', 1, 30],
  ['word', 5, 70],
]
const rare = Array.from({ length: 1000 }, (_, i): Row => [`window${String(i).padStart(4, '0')}`, 0, 1])
const all = [...common, ...rare, ['xylophone', 0, 1] satisfies Row].sort(([a], [b]) => (a < b ? -1 : 1))
const size = 100
const files = new Map<string, Row[]>([['common', common]])
for (let first = 0; first < all.length; first += size) {
  files.set(`part${first / size}`, all.slice(first, first + size))
}
const names = [...files.keys()].filter((name) => name !== 'common')
const directory = {
  vocabulary: { first: names.map((name) => files.get(name)?.[0]?.[0] ?? ''), names },
  common: { first: ['window'], names: ['common'] },
}

/** Writes rows as the parts of the vocabulary have them. */
function columnsOf(rows: readonly Row[]) {
  const terms = rows.map(([term], i) => {
    const before = rows[i - 1]?.[0] ?? ''
    const shared = [...term].findIndex((letter, at) => letter !== before[at])
    return `${String.fromCharCode(65 + shared)}${term.slice(shared)}`
  })
  return [terms, rows.map(([, names]) => names), rows.map(([, , texts]) => texts)]
}

/** Opens the vocabulary, and notes which of its files are fetched. */
function open() {
  const fetched: string[] = []
  const vocabulary = partedVocabulary(directory, async (name) => {
    fetched.push(name)
    return JSON.parse(JSON.stringify(columnsOf(files.get(name) ?? [])))
  })
  return { fetched, vocabulary }
}

const termsOf = (entries: readonly { term: string }[]) => entries.map(({ term }) => term)

test('of a letter with too many terms, only the common ones are loaded to correct a word', async () => {
  const { vocabulary, fetched } = open()
  expect(termsOf(await vocabulary.vocabulary('w'))).toEqual(['window', 'wing', 'word'])
  expect(fetched).toEqual(['common'])
})

test('a common term is found without its part, a rare one with it', async () => {
  const { vocabulary, fetched } = open()
  expect(await vocabulary.entry('window')).toEqual({ term: 'window', names: 40, texts: 900 })
  expect(fetched).toEqual(['common'])
  expect(await vocabulary.entry('window0512')).toEqual({ term: 'window0512', names: 0, texts: 1 })
  expect(await vocabulary.entry('windwo')).toBeUndefined()
  expect(fetched).toHaveLength(3)
})

test('a letter that is not divided has all of its terms', async () => {
  const { vocabulary } = open()
  expect(termsOf(await vocabulary.vocabulary('x'))).toEqual(['xylophone'])
  expect(await vocabulary.entry('xylophone')).toEqual({ term: 'xylophone', names: 0, texts: 1 })
  expect(await vocabulary.vocabulary('y')).toEqual([])
  expect(await vocabulary.entry('a')).toBeUndefined()
})

test('rare terms complete a text if they are few', async () => {
  const { vocabulary } = open()
  expect(termsOf(await vocabulary.beginning('window051', 24))).toEqual(
    rare.slice(510, 520).map(([term]) => term),
  )
  expect(termsOf(await vocabulary.beginning('wo', 24))).toEqual(['word'])
})

test('common terms are enough if there are very many others', async () => {
  const { vocabulary, fetched } = open()
  expect(termsOf(await vocabulary.beginning('win', 24))).toEqual(['window', 'wing'])
  expect(fetched).toEqual(['common'])
})

test('without common terms, the first of very many others complete a text', async () => {
  const { vocabulary } = open()
  const found = termsOf(await vocabulary.beginning('window0', 24))
  expect(found[0]).toBe('window0000')
  expect(found.length).toBeLessThanOrEqual(2 * size)
})
