import { expect, test } from '@playwright/test'
import { errorText } from '../../runtime/errorText'

const loop = new Error('loop')
loop.cause = loop

const cases: { name: string; error: unknown; want: string }[] = [
  { name: 'an error', error: new Error('a'), want: 'a' },
  {
    name: 'E1: an error with causes',
    error: new Error('a', { cause: new Error('b', { cause: 'c' }) }),
    want: 'a\n\nCause:\nb\n\nCause:\nc',
  },
  { name: 'an error without a message', error: new TypeError(), want: 'TypeError' },
  { name: 'what is no error', error: null, want: 'null' },
  { name: 'an error that is its own cause', error: loop, want: 'loop' },
]

for (const { name, error, want } of cases) {
  test(`the text of ${name}`, () => {
    expect(errorText(error)).toBe(want)
  })
}
