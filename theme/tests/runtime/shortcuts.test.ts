import { expect, test } from '@playwright/test'
import type { Shortcut } from '../../runtime/shortcutList'
import { shortcutFor } from '../../runtime/shortcuts'

const run = () => true
const table: Shortcut[] = [
  { keys: ['/', 'Ctrl K'], label: 'Search' },
  { keys: ['f'], label: 'Focus mode', run },
  { keys: ['?'], label: 'Keyboard shortcuts', run },
]

/** Returns the label of the shortcut that a key is for. */
function labelOf(key: string, modifiers: Partial<KeyboardEvent> = {}, hasLetters = true) {
  const press = { key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false, ...modifiers }
  return shortcutFor(press, table, hasLetters)?.label
}

test('a key is for the shortcut that lists it, unless another script handles that', () => {
  expect(labelOf('f')).toBe('Focus mode')
  expect(labelOf('?', { shiftKey: true })).toBe('Keyboard shortcuts')
  expect(labelOf('/')).toBeUndefined()
  expect(labelOf('x')).toBeUndefined()
})

test('a key with a modifier, or while text is composed, is for the browser', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'repeat']) {
    expect(labelOf('f', { [modifier]: true }), modifier).toBeUndefined()
  }
})

test('readers can turn off letters, and the list still opens', () => {
  expect(labelOf('f', {}, false)).toBeUndefined()
  expect(labelOf('?', {}, false)).toBe('Keyboard shortcuts')
})
