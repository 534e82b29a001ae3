import { expect, test } from '@playwright/test'
import { rank } from '../../search/rank'

/** Ranks pages without sections that match equally well and have some words of the query, as bits. */
function ranked(words: number[], sure: number[], rarity: number[]) {
  const all = Float64Array.from(words, () => 1)
  const scores = {
    first: 0,
    pages: words.length,
    sections: 1,
    ends: Uint32Array.from(words, () => 1),
    all,
    titles: new Float64Array(words.length),
    words: Uint32Array.from(words),
    sure: Uint32Array.from(sure),
    nameWords: new Uint32Array(words.length),
  }
  return rank([scores], { rarity }, words.length).best.flatMap(({ places }) => places)
}

const order = (...of: Parameters<typeof ranked>) => ranked(...of).map(({ place }) => place)

test('a rare word decides', () => {
  expect(order([0b01, 0b10], [0b01, 0b10], [0.5, 5])).toEqual([1, 0])
  expect(order([0b01, 0b10], [0b01, 0b10], [5, 0.5])).toEqual([0, 1])
})

test('a place loses little without a word that is everywhere', () => {
  const [both, one] = ranked([0b11, 0b10], [0b11, 0b10], [0.1, 5])
  expect(both?.place).toBe(0)
  expect(one?.score).toBeGreaterThan(0.9 * (both?.score ?? 0))
})

test('a word itself comes before one that means about the same', () => {
  expect(order([0b1, 0b1], [0, 0b1], [1])).toEqual([1, 0])
})

test('a name with all words comes before a text with all words', () => {
  const scores = {
    first: 0,
    pages: 3,
    sections: 1,
    ends: Uint32Array.of(1, 1, 1),
    all: Float64Array.of(1.5, 1, 1.4),
    titles: new Float64Array(3),
    words: Uint32Array.of(0b11, 0b11, 0b11),
    sure: Uint32Array.of(0b11, 0b11, 0b01),
    nameWords: Uint32Array.of(0b01, 0b11, 0b11),
  }
  const { best } = rank([scores], { rarity: [1, 1] }, 3)
  expect(best.flatMap(({ places }) => places.map(({ place }) => place))).toEqual([1, 0, 2])
})

test('words that nothing contains change no order', () => {
  expect(order([0b01, 0b01], [0b01, 0b01], [0, 0])).toEqual([0, 1])
})

test('words of a page’s title count in its sections, as a share of their score', () => {
  const scores = {
    first: 0,
    pages: 1,
    sections: 2,
    ends: Uint32Array.of(2),
    all: Float64Array.of(1, 1),
    titles: Float64Array.of(1, 0),
    words: Uint32Array.of(0b01, 0b10),
    sure: Uint32Array.of(0b01, 0b10),
    nameWords: Uint32Array.of(0b01, 0),
  }
  const [page] = rank([scores], { rarity: [1, 1] }, 1).best
  expect(page?.places.find(({ place }) => place === 1)?.score).toBeCloseTo(1.4)
})
