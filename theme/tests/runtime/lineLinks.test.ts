import { expect, test } from '@playwright/test'
import { fragmentOf, moved, namesOf, parseFragment } from '../../runtime/lineLinks'

test('fragments name lines, ranges and blocks', () => {
  for (const [hash, want] of [
    ['#L12', { name: '', first: 12, last: 12 }],
    ['#L12-L18', { name: '', first: 12, last: 18 }],
    ['#code-2-L3', { name: 'code-2', first: 3, last: 3 }],
    ['#src-greet-js-L3-L4', { name: 'src-greet-js', first: 3, last: 4 }],
    ['#gr%C3%B6%C3%9Fe-L3', { name: 'größe', first: 3, last: 3 }],
    ['#L18-L12', undefined],
    ['#L', undefined],
    ['#%L1', undefined],
    ['#lines', undefined],
    ['', undefined],
  ] as const) {
    const got = parseFragment(hash)
    expect(got, hash).toEqual(want)
    if (got) {
      expect(`#${encodeURIComponent(fragmentOf(got))}`).toBe(hash)
    }
  }
})

test('blocks have the names of their titles, or of their positions', () => {
  expect(namesOf(['src/Greet.js', '', 'b', 'b', '—', 'Größe 2'])).toEqual([
    'src-greet-js',
    'code-2',
    'code-3',
    'code-4',
    'code-5',
    'größe-2',
  ])
})

test('arrow keys move a line, and with Shift the end of a range', () => {
  const within = { first: 10, last: 13 }
  const step = (first: number, last: number, by: number, extend = false) => {
    const next = moved({ first, last }, { by, extend, within })
    return [next.first, next.last]
  }
  expect(step(10, 10, 1)).toEqual([11, 11])
  expect(step(13, 13, 1)).toEqual([13, 13])
  expect(step(10, 10, -1)).toEqual([10, 10])
  expect(step(10, 10, 1, true)).toEqual([10, 11])
  expect(step(10, 13, 1, true)).toEqual([10, 13])
  expect(step(10, 11, -1, true)).toEqual([10, 10])
  expect(step(10, 10, -1, true)).toEqual([10, 10])
  expect(step(10, 12, 1)).toEqual([11, 11])
})
