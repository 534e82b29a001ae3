import { expect, test } from '@playwright/test'
import { patternOf } from '../../search/marks'

test('Q8: words to mark are words, whatever they have in them, and longer ones come first', () => {
  const found = (text: string, ...words: string[]) =>
    [...text.matchAll(patternOf(words))].map(([word]) => word)
  expect(found('A (a+)+$ frame, aaa! [ \\ .', '(a+)+$', '[', '\\', '.', 'frame')).toEqual([
    '(a+)+$',
    'frame',
    '[',
    '\\',
    '.',
  ])
  expect(found('setFrame frame', 'frame', 'setframe')).toEqual(['setFrame', 'frame'])
})
