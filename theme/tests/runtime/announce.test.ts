import { expect, test } from '@playwright/test'
import { announce, announcement } from '../../runtime/announce'

test('W19: the same message twice is two messages', () => {
  announce('Copied')
  const first = announcement.get()
  announce('Copied')
  expect([first.trim(), announcement.get().trim()]).toEqual(['Copied', 'Copied'])
  expect(announcement.get()).not.toBe(first)
})
