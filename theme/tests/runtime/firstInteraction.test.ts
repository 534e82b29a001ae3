import { expect, test } from '@playwright/test'
import { onFirstInteraction } from '../../runtime/firstInteraction'

test('a pointer that rests is no interaction, and only the first one counts', () => {
  const page = new EventTarget()
  Object.assign(globalThis, { window: page })
  const seen: string[] = []
  onFirstInteraction(({ target }) => seen.push(target === page ? 'page' : 'other'))
  const send = (name: string, data = {}) => page.dispatchEvent(Object.assign(new Event(name), data))
  send('pointermove', { movementX: 0, movementY: 0 })
  send('mouseover')
  expect(seen).toEqual([])
  send('pointermove', { movementX: 0, movementY: 1 })
  send('keydown')
  expect(seen).toEqual(['page'])
})
