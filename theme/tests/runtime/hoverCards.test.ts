import { expect, test } from '@playwright/test'
import { firstSentence } from '../../runtime/hoverCards/explain'

test('a card has the first sentence of a text, in the language of the page', () => {
  expect(firstSentence('Closes the window. The app can ask first.', 'en')).toBe('Closes the window.')
  expect(firstSentence('Needs macOS 13.5 or earlier. Later it stays.', 'en')).toBe('Needs macOS 13.5 or earlier.')
  expect(firstSentence('窓を閉じます。確認が出ます。', 'ja')).toBe('窓を閉じます。')
  expect(firstSentence('No full stop', 'en')).toBe('No full stop')
  expect(firstSentence('', 'en')).toBe('')
})
