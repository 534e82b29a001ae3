import { expect, test } from '@playwright/test'
import type { Clause } from '../../search/plan'
import { score } from '../../search/score'
import type { Field, Postings, Source } from '../../search/source'

/** A site of 1,100 pages with up to 20 sections, where each term is at every so many places. */
const site = {
  pages: 1100,
  sections: 21,
  every: new Map([
    ['frame', 7],
    ['window', 1000],
    ['last', 23_099],
  ]),
}

function postingsOf(term: string, field: Field): Postings {
  const step = site.every.get(term) ?? 0
  const places = Array.from({ length: site.pages * site.sections }, (_, place) => place)
  const own = places.filter(
    (place) => step > 0 && place % step === 0 && (field === 'title') === (place % site.sections === 0),
  )
  return {
    pages: own.map((place) => Math.floor(place / site.sections)),
    sections: own.map((place) => place % site.sections),
    scores: own.map((place) => 1 + (place % 5)),
  }
}

const source: Source = {
  pages: site.pages,
  sections: site.sections,
  size: site.pages * site.sections,
  vocabulary: async () => [],
  entry: async () => undefined,
  beginning: async () => [],
  postings: async (term) =>
    new Map((['title', 'text'] as const).map((field) => [field, postingsOf(term, field)])),
  records: async () => new Map(),
}

const clause = (term: string, words: number, isLoose = false): Clause => ({
  term,
  boost: 1,
  words,
  onlyNames: false,
  isLoose,
})

/** Returns what each place has that matches: its score in thousandths, and its words as bits. */
async function found(clauses: Clause[], from = source): Promise<number[][]> {
  const places: number[][] = []
  for (const { first, pages, sections, ends, all, words, sure, nameWords } of await score(clauses, from)) {
    for (let place = 0; place < pages * sections; place += 1) {
      const isBeforeEnd = place % sections < (ends[Math.floor(place / sections)] ?? 0)
      if ((all[place] ?? 0) > 0 && isBeforeEnd) {
        const thousandths = Math.round(1000 * (all[place] ?? 0))
        places.push([
          first * sections + place,
          thousandths,
          words[place] ?? 0,
          sure[place] ?? 0,
          nameWords[place] ?? 0,
        ])
      }
    }
  }
  return places
}

test('pages that are scored one after the other keep nothing of each other', async () => {
  const expected: number[][] = []
  for (let place = 0; place < source.size; place += 1) {
    const bits = [...site.every.values()].map((step, bit) => (place % step === 0 ? 1 << bit : 0))
    const words = bits.reduce((sum, bit) => sum | bit, 0)
    if (words > 0) {
      const value = (bits.filter(Boolean).length * (1 + (place % 5))) / Math.hypot(1, 1, 1)
      expected.push([
        place,
        Math.round(1000 * value),
        words,
        words & 3,
        place % site.sections === 0 ? words : 0,
      ])
    }
  }
  expect(expected.length).toBeGreaterThan(3000)
  expect(
    JSON.stringify(await found([clause('frame', 1), clause('window', 2), clause('last', 4, true)])),
  ).toBe(JSON.stringify(expected))
})

test('a query that matches nothing has no places', async () => {
  expect(await found([clause('missing', 1)])).toEqual([])
})

test('a page whose places are not all known has the word wherever it has another', async () => {
  const none = { pages: [], sections: [], scores: [] }
  const postings = new Map([
    // On page 1, "frame" is in sections 2 and 5, and "window" is known in section 3 only.
    ['frame', { pages: [1, 1], sections: [2, 5], scores: [4, 4] }],
    [
      'window',
      {
        pages: [0],
        sections: [7],
        scores: [2],
        rest: { pages: [0, 1, 1099], sections: [1, 3, 0], scores: [1, 1, 1] },
      },
    ],
  ])
  const partly: Source = {
    ...source,
    postings: async (term) => new Map([['text' as const, postings.get(term) ?? none]]),
  }
  const length = Math.hypot(1, 1)
  const thousandths = (value: number) => Math.round((1000 * value) / length)
  expect(await found([clause('frame', 1), clause('window', 2)], partly)).toEqual([
    [1, thousandths(1), 2, 2, 0],
    [7, thousandths(2), 2, 2, 0],
    [21 + 2, thousandths(4 + 1), 3, 3, 0],
    [21 + 3, thousandths(1), 2, 2, 0],
    [21 + 5, thousandths(4 + 1), 3, 3, 0],
    [1099 * 21, thousandths(1), 2, 2, 0],
  ])
})
