// Runs recipes as a reader does: with the windows of the playground, its messages and its clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { run } from './model.js'
import { pages } from './pages.js'

const tried = pages.flatMap(({ name, scripts }) =>
  scripts.filter(({ isPlayground }) => isPlayground).map((script) => ({ name, ...script })),
)
const base = ['control', 'option']
const shifted = [...base, 'shift']

/** Runs a script. Returns what a reader can do, and see afterwards. */
async function tryScript(t, { code }) {
  t.mock.method(console, 'log', () => {})
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  let seen
  const { globals, receive } = run({ send: (snapshot) => (seen = structuredClone(snapshot)) })
  runInContext(code, createContext({ ...globals, console: { log: globals.Phoenix.log } }))
  const settle = async () => {
    for (const milliseconds of [20, 20, 600, 600, 2000]) {
      t.mock.timers.tick(milliseconds)
      await Promise.resolve()
    }
  }
  await settle()
  return {
    seen: () => seen,
    window: (app) => seen.windows.find((window) => window.app === app),
    async press(key, modifiers = base) {
      receive({ kind: 'press', key, modifiers, repeated: false })
      await settle()
    },
    async act(input) {
      receive(input)
      await settle()
    },
  }
}

const tryIt = (t, name) =>
  tryScript(
    t,
    tried.find(({ heading }) => heading === name),
  )

const frameOf = ({ frame: { x, y, width, height } }) => [x, y, width, height]

/** The notebook without its menu bar and its Dock. */
const [left, top, width, height] = [0, 26, 800, 418]

for (const [name, keys] of [
  [
    'Snap a window to half of the screen',
    [
      ['left', base, [left, top, 400, height]],
      ['right', base, [400, top, 400, height]],
      ['up', base, [left, top, width, 209]],
      ['down', base, [left, 235, width, 209]],
    ],
  ],
  [
    'Snap a window to thirds',
    [
      ['d', base, [left, top, 267, height]],
      ['f', base, [267, top, 266, height]],
      ['t', base, [267, top, 533, height]],
    ],
  ],
  [
    'Move and resize a window on a grid',
    [
      ['h', base, [133, 131, 400, 209]],
      ['l', shifted, [133, 131, 533, 209]],
    ],
  ],
  [
    'Move a window to the next screen',
    [
      ['n', base, [1100, 141, 408, 357]],
      ['p', base, [250, 110, 340, 260]],
    ],
  ],
]) {
  test(`${name}: keys move the focused window`, async (t) => {
    const { press, window } = await tryIt(t, name)
    for (const [key, modifiers, frame] of keys) {
      await press(key, modifiers)
      assert.deepEqual(frameOf(window('TextEdit')), frame, key)
    }
  })
}

test('Arrange all windows in a grid: the windows share the screen', async (t) => {
  const { press, window, seen } = await tryIt(t, 'Arrange all windows in a grid')
  await press('a')
  assert.deepEqual(frameOf(window('TextEdit')), [left, top, 400, 209])
  assert.deepEqual(frameOf(window('Notes')), [400, top, 400, 209])
  assert.deepEqual(frameOf(window('Safari')), [left, 235, width, 209])
  assert.deepEqual(seen().keys, [{ key: 'a', modifiers: base }])
})

test('Move a window to the next space: the window and the reader go there', async (t) => {
  const { press, window, seen } = await tryIt(t, 'Move a window to the next space')
  await press('n', shifted)
  assert.deepEqual(
    seen().screens[0].spaces.map(({ isCurrent }) => isCurrent),
    [false, true],
  )
  assert.equal(window('TextEdit').isFocused, true)
  assert.equal(window('Safari'), undefined)
})

test('Give each app its place: the key arranges, and so does opening an app', async (t) => {
  const { press, act, window } = await tryIt(t, 'Give each app its place')
  await press('0')
  assert.deepEqual(frameOf(window('Safari')), [left, top, 480, height])
  await act({ kind: 'open', app: 'Mail' })
  assert.deepEqual(frameOf(window('Mail')), [480, top, 320, 251])
})

test('Launch apps by name: the field launches what the reader types', async (t) => {
  const { press, act, seen, window } = await tryIt(t, 'Launch apps by name')
  await press('space')
  const [field] = seen().modals
  assert.equal(field.placeholder, 'Launch an app')
  await act({ kind: 'type', modal: field.id, value: 'cal' })
  await act({ kind: 'commit', modal: field.id, value: 'cal', action: 'return' })
  assert.deepEqual(seen().modals, [])
  assert.equal(window('Calendar').isFocused, true)
  assert.equal(seen().active, 'Calendar')
})

test('Jump to a window with hints: a letter focuses its window', async (t) => {
  const { press, seen, window } = await tryIt(t, 'Jump to a window with hints')
  await press('w')
  const { modals } = seen()
  assert.deepEqual(
    modals.map(({ text, icon }) => `${text} ${icon}`),
    ['A TextEdit', 'S Notes', 'D Safari', 'F Music'],
  )
  await press('f', [])
  assert.equal(window('Music').isFocused, true)
  assert.deepEqual(seen().modals, [])
})

test('Dragging a window moves it, and clicking another one focuses it', async (t) => {
  const { act, window } = await tryIt(t, 'Snap a window to half of the screen')
  const { id } = window('Safari')
  await act({ kind: 'focus', window: id })
  await act({ kind: 'drag', window: id, to: { x: 900, y: 50 } })
  assert.deepEqual(frameOf(window('Safari')).slice(0, 2), [900, 50])
  assert.equal(window('Safari').isFocused, true)
  assert.equal(window('Safari').screen, window('Music').screen)
})

for (const script of tried) {
  test(`${script.name}:${script.line} ${script.heading}: readers can use it`, async (t) => {
    const { press, act, seen } = await tryScript(t, script)
    for (const { key, modifiers } of [...seen().keys, ...seen().keys]) {
      await press(key, modifiers)
    }
    await act({ kind: 'open', app: 'Mail' })
    await act({ kind: 'space', space: seen().screens[0].spaces[1].id })
    await act({ kind: 'mouse', event: 'mouseDidMove', at: { x: 900, y: 90 }, modifiers: ['option', 'alt'] })
    assert.ok(seen().windows.filter(({ isFocused }) => isFocused).length <= 1)
  })
}

test('Readers can try every recipe and the first script of the site', () => {
  const recipes = pages
    .flatMap(({ name, scripts }) => scripts.map((script) => ({ name, ...script })))
    .filter(({ name, section }) => name === 'index.md' || section === 'Recipes')
  assert.deepEqual(
    recipes.filter(({ isPlayground }) => !isPlayground),
    [],
  )
})
