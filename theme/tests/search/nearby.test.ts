import { expect, test } from '@playwright/test'
import { areNear, beginsOneTypoAway, isOneTypoAway } from '../../search/nearby'

for (const { word, other, want } of [
  { word: 'window', other: 'windwo', want: true },
  { word: 'window', other: 'windw', want: true },
  { word: 'window', other: 'windoow', want: true },
  { word: 'window', other: 'wimdow', want: true },
  { word: 'window', other: 'window', want: true },
  { word: 'window', other: 'windows', want: true },
  { word: 'window', other: 'wondwo', want: false },
  { word: 'window', other: 'iwndow', want: false },
  { word: 'window', other: 'bindow', want: false },
  { word: 'window', other: 'wind', want: false },
]) {
  test(`${other} is ${want ? 'one slip' : 'more'} away from ${word}`, () => {
    expect([isOneTypoAway(word, other), isOneTypoAway(other, word)]).toEqual([want, want])
  })
}

test('the beginning of a word may be a slip away', () => {
  expect(beginsOneTypoAway('windwo', 'windowdidmov')).toBe(true)
  expect(beginsOneTypoAway('windx', 'windowdidmov')).toBe(true)
  expect(beginsOneTypoAway('wixxo', 'windowdidmov')).toBe(false)
})

test('a name is near to one with the same word, but for a letter in three', () => {
  const near = (name: string, other: string) => areNear(name.split(' '), other.split(' '))
  expect(near('windo', 'window')).toBe(true)
  expect(near('coordinates', 'about coordinates')).toBe(true)
  expect(near('windo', 'events')).toBe(false)
  expect(near('key', 'app')).toBe(false)
  expect(near('', 'app')).toBe(false)
})
