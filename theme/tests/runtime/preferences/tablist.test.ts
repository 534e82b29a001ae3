import { expect, test } from '@playwright/test'
import { targetOf } from '../../../runtime/preferences/tablist'

const keys = [
  { name: 'right', key: 'ArrowRight', position: 0, want: 1 },
  { name: 'right from the last', key: 'ArrowRight', position: 2, want: 0 },
  { name: 'left from the first', key: 'ArrowLeft', position: 0, want: 2 },
  { name: 'right in text from right to left', key: 'ArrowRight', position: 0, isRightToLeft: true, want: 2 },
  { name: 'left in text from right to left', key: 'ArrowLeft', position: 0, isRightToLeft: true, want: 1 },
  { name: 'home', key: 'Home', position: 2, want: 0 },
  { name: 'end', key: 'End', position: 0, want: 2 },
  { name: 'down, which scrolls', key: 'ArrowDown', position: 1, want: undefined },
  { name: 'a letter', key: 'a', position: 1, want: undefined },
]

for (const { name, key, position, isRightToLeft = false, want } of keys) {
  test(`M7 keys of a tablist: ${name}`, () => {
    expect(targetOf(key, { position, count: 3, isRightToLeft })).toBe(want)
  })
}
