import { expect, test } from '@playwright/test'
import { english } from '../../search/language'
import { mark, rangesOf, snippet } from '../../search/snippet'

const at = (start: number, length: number, term = 'x') => ({ start, end: start + length, term })
const textOf = (parts: { text: string }[]) => parts.map((part) => part.text).join('')

test('a text is marked where it matches', () => {
  expect(mark('set the frame', [at(0, 3), at(8, 5)])).toEqual([
    { text: 'set', marked: true },
    { text: ' the ', marked: false },
    { text: 'frame', marked: true },
  ])
  expect(mark('frame', [])).toEqual([{ text: 'frame', marked: false }])
})

test('a whole name is marked once, and its parts where they alone match', () => {
  const ranges = (...terms: string[]) => rangesOf('use (setFrame()) in frames', new Set(terms), [english])
  expect(ranges('setfram', 'frame')).toEqual([at(5, 8, 'setfram'), at(20, 6, 'frame')])
  expect(ranges('frame')).toEqual([at(8, 5, 'frame'), at(20, 6, 'frame')])
})

test('pairs of letters that overlap are marked as one stretch', () => {
  const parts = mark('日本語', rangesOf('日本語', new Set(['日本', '本語']), [english]))
  expect(parts.map(({ text, marked }) => [text, marked])).toEqual([
    ['日本', true],
    ['語', true],
  ])
})

test('a snippet is cut between words around the first match', () => {
  const text = `${'before '.repeat(30)}match${' after'.repeat(60)}`
  const parts = snippet(text, [at(210, 5)])
  expect(textOf(parts)).toMatch(/^… before before [a-z ]+ match after [a-z ]+ after …$/)
  expect(parts.filter((part) => part.marked)).toEqual([{ text: 'match', marked: true }])
  expect(textOf(parts).length).toBeLessThan(150)
})

test('a snippet is where most of the words stand together', () => {
  const text = `one ${'x '.repeat(200)}one two`
  const parts = snippet(text, [at(0, 3, 'one'), at(404, 3, 'one'), at(408, 3, 'two')])
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(['one', 'two'])
})

test('a snippet of a text without spaces has an end', () => {
  expect(textOf(snippet('x'.repeat(1000), [at(0, 1)])).length).toBeLessThan(150)
  expect(textOf(snippet('x'.repeat(1000), [at(900, 1)])).length).toBeLessThan(150)
})

test('code is in parts of its own around a match, and left out without one', () => {
  const text = 'Sets it.\nset(frame)\nOr not.\nframe()\n'
  expect(snippet(text, [at(13, 5)])).toEqual([
    { text: 'Sets it. ', marked: false },
    { text: 'set(', marked: false, isCode: true },
    { text: 'frame', marked: true, isCode: true },
    { text: ') ', marked: false, isCode: true },
    { text: 'Or not. ', marked: false },
    { text: 'frame() ', marked: false, isCode: true },
  ])
  expect(textOf(snippet(text, []))).toBe('Sets it. Or not.')
  expect(textOf(snippet('\nframe()\n', []))).toBe('frame() ')
})

test('a short text is its own snippet', () => {
  expect(snippet('Gives focus.', [])).toEqual([{ text: 'Gives focus.', marked: false }])
})
