import { expect, test } from '@playwright/test'
import {
  listenForSearchKeys,
  onSearchKeys,
  openSearch,
  shortcutOf,
  takeTyped,
} from '../../runtime/searchKeys'

/** An element that a key is pressed in. */
class FakeElement extends EventTarget {
  constructor(readonly isField: boolean) {
    super()
  }
  closest() {
    return this.isField ? this : null
  }
}

test.afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
  Reflect.deleteProperty(globalThis, 'Element')
})

/** A document whose page has a search button, and whether the search is asked to be open. */
function setup(dataset: Record<string, string> = {}) {
  const html = { dataset }
  const page = Object.assign(new EventTarget(), { documentElement: html, querySelector: () => html })
  Object.assign(globalThis, { document: page, Element: FakeElement })
  listenForSearchKeys(html as unknown as HTMLElement)
  const asked: boolean[] = []
  return {
    asked,
    dataset,
    hydrate: () => onSearchKeys((isOpen) => asked.push(isOpen)),
    /** Presses a key, and reports whether the page keeps it from the browser. */
    press(
      key: string,
      { isField = false, ...modifiers }: Partial<KeyboardEvent & { isField: boolean }> = {},
    ) {
      const event = new Event('keydown', { cancelable: true })
      Object.assign(event, { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }, modifiers)
      Object.defineProperty(event, 'target', { value: new FakeElement(isField) })
      page.dispatchEvent(event)
      return event.defaultPrevented
    },
  }
}

const presses = [
  { name: 'a slash', key: '/', how: {}, opens: true },
  { name: 'Ctrl and K', key: 'k', how: { ctrlKey: true }, opens: true },
  { name: 'Meta and K', key: 'K', how: { metaKey: true }, opens: true },
  { name: 'Ctrl and K in a field', key: 'k', how: { ctrlKey: true, isField: true }, opens: true },
  { name: 'a slash in a field', key: '/', how: { isField: true }, opens: false },
  { name: 'Alt and a slash', key: '/', how: { altKey: true }, opens: false },
  { name: 'Ctrl, Shift and K', key: 'k', how: { ctrlKey: true, shiftKey: true }, opens: false },
  { name: 'a letter', key: 'k', how: {}, opens: false },
]

for (const { name, key, how, opens } of presses) {
  test(`Q5: ${name} ${opens ? 'opens' : 'does not open'} the search`, () => {
    const { asked, hydrate, press } = setup()
    hydrate()
    expect(press(key, how)).toBe(opens)
    expect(asked).toEqual(opens ? [true] : [])
  })
}

test('Q5: what is typed before the scripts have loaded is kept, and given once', () => {
  const { asked, hydrate, press } = setup()
  for (const key of [
    'n',
    'o',
    '/',
    't',
    'i',
    'm',
    'e',
    'e',
    'Backspace',
    'r',
    'Shift',
    'ArrowDown',
    'Enter',
  ]) {
    press(key)
  }
  press('v', { ctrlKey: true })
  hydrate()
  expect(asked).toEqual([true])
  expect(takeTyped()).toBe('timer\n')
  expect(takeTyped()).toBe('')
  expect(press('x')).toBe(false)
})

test('Escape closes a search that is still loading, and what was typed is gone', () => {
  const { asked, hydrate, press } = setup()
  const stop = hydrate()
  openSearch()
  press('t')
  press('Escape')
  expect(asked.at(-1)).toBe(false)
  expect(takeTyped()).toBe('')
  stop()
  press('/')
  expect(asked.at(-1), 'a page that is gone hears nothing').toBe(false)
})

test('no key opens a search whose scripts failed, unless the page has become interactive', () => {
  expect(setup({ scripts: 'failed' }).press('/')).toBe(false)
  expect(setup({ scripts: 'failed', hasHydrated: 'true' }).press('/')).toBe(true)
})

for (const [platform, shown] of [
  ['Linux x86_64', 'Ctrl K'],
  ['Win32', 'Ctrl K'],
  ['MacIntel', '⌘ K'],
  ['iPhone', '⌘ K'],
] as const) {
  test(`Q5: on ${platform} the box names its key: ${shown}`, () => {
    expect(shortcutOf(platform)).toBe(shown)
  })
}
