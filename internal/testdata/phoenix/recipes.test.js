// Runs each recipe of the introduction and checks what it does on the desk: by itself, and among all others
// in one configuration, as the page promises.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createPhoenix } from './mock.js'
import { pages } from './pages.js'

const introduction = pages.find(({ name }) => name === 'getting-started/introduction.md')
const recipes = introduction.scripts.filter(({ section }) => section === 'Recipes')
const all = recipes.map(({ code }) => code).join('\n')

const base = ['control', 'option']
const shifted = [...base, 'shift']
const plain = (frame) => Object.values({ x: frame.x, y: frame.y, width: frame.width, height: frame.height })

/** Tests a recipe by itself and in the configuration of all recipes. */
function recipe(heading, what, check, options) {
  describe(`${heading}: ${what}`, () => {
    for (const [name, code] of [
      ['by itself', recipes.find((recipe) => recipe.heading === heading)?.code],
      ['with all others', all],
    ]) {
      test(name, async () => {
        const phoenix = createPhoenix(options)
        await phoenix.load(code)
        await check(phoenix)
        assert.deepEqual(phoenix.warnings, [])
      })
    }
  })
}

test('Each recipe has a test, and no two use the same key', async () => {
  assert.deepEqual(
    recipes.map(({ heading }) => heading),
    [
      'Snap a window to half of the screen',
      'Snap a window to thirds',
      'Move and resize a window on a grid',
      'Arrange all windows in a grid',
      'Move a window to the next screen',
      'Move a window to the next space',
      'Give each app its place',
      'Launch apps by name',
      'Jump to a window with hints',
    ],
  )
  const keys = []
  for (const { code } of recipes) {
    const phoenix = createPhoenix()
    await phoenix.load(code)
    keys.push(...phoenix.combinations())
  }
  assert.deepEqual([...new Set(keys)], keys)
})

/** Presses keys one after the other, and expects the frame after each. */
const frames =
  (rows, modifiers = base) =>
  (phoenix) => {
    const window = phoenix.open({ app: 'TextEdit', frame: { x: 300, y: 200, width: 500, height: 400 } })
    for (const [key, ...frame] of rows) {
      phoenix.press(key, modifiers)
      assert.deepEqual(plain(window.frame), frame, key)
    }
  }

recipe(
  'Snap a window to half of the screen',
  'each arrow key gives a half without the menu bar and the Dock',
  frames([
    ['left', 0, 25, 720, 800],
    ['right', 720, 25, 720, 800],
    ['up', 0, 25, 1440, 400],
    ['down', 0, 425, 1440, 400],
  ]),
)

recipe('Snap a window to half of the screen', 'the halves of the screen that the window is on', (phoenix) => {
  const window = phoenix.open({ app: 'TextEdit', frame: { x: 1500, y: 100, width: 500, height: 400 } })
  phoenix.press('right', base)
  assert.deepEqual(plain(window.frame), [2400, 25, 960, 1055])
})

recipe(
  'Snap a window to thirds',
  'three keys give one third, two keys give two',
  frames([
    ['d', 0, 25, 480, 800],
    ['f', 480, 25, 480, 800],
    ['g', 960, 25, 480, 800],
    ['e', 0, 25, 960, 800],
    ['t', 480, 25, 960, 800],
  ]),
)

const odd = {
  screens: [
    { frame: { x: 0, y: 0, width: 1000, height: 700 }, visible: { x: 0, y: 25, width: 1000, height: 675 } },
  ],
}

recipe(
  'Snap a window to thirds',
  'on a width that 3 does not divide, the thirds meet and fill the screen',
  frames([
    ['d', 0, 25, 333, 675],
    ['f', 333, 25, 334, 675],
    ['g', 667, 25, 333, 675],
    ['t', 333, 25, 667, 675],
  ]),
  odd,
)

recipe(
  'Move and resize a window on a grid',
  'moves by a cell of 240 by 200, and stays on the screen',
  frames([
    ['l', 480, 225, 480, 400],
    ['j', 480, 425, 480, 400],
    ['j', 480, 425, 480, 400],
    ['h', 240, 425, 480, 400],
    ['k', 240, 225, 480, 400],
    ...Array.from({ length: 2 }, () => ['h', 0, 225, 480, 400]),
    ...[240, 480, 720, 960, 960].map((x) => ['l', x, 225, 480, 400]),
  ]),
)

recipe(
  'Move and resize a window on a grid',
  'with shift, resizes by a cell, down to one cell',
  frames(
    [
      ['l', 240, 225, 720, 400],
      ['j', 240, 225, 720, 600],
      ['h', 240, 225, 480, 600],
      ['h', 240, 225, 240, 600],
      ['h', 240, 225, 240, 600],
      ['k', 240, 225, 240, 400],
    ],
    shifted,
  ),
)

recipe(
  'Arrange all windows in a grid',
  'three visible windows share the screen of the focused one',
  (phoenix) => {
    const elsewhere = phoenix.open({ app: 'Music', frame: { x: 1500, y: 100, width: 500, height: 400 } })
    const minimised = phoenix.open({ app: 'Music', minimised: true })
    const panel = phoenix.open({ app: 'Music', normal: false })
    const [third, second, first] = ['Books', 'Maps', 'TextEdit'].map((app) => phoenix.open({ app }))
    phoenix.press('a', base)
    assert.deepEqual(plain(first.frame), [0, 25, 720, 400])
    assert.deepEqual(plain(second.frame), [720, 25, 720, 400])
    assert.deepEqual(plain(third.frame), [0, 425, 1440, 400])
    assert.deepEqual(plain(elsewhere.frame), [1500, 100, 500, 400])
    for (const window of [minimised, panel]) {
      assert.deepEqual(plain(window.frame), [100, 100, 800, 600])
    }
  },
)

recipe('Arrange all windows in a grid', 'leaves a space in full screen alone', (phoenix) => {
  const window = phoenix.open({ app: 'Maps', frame: { x: 0, y: 0, width: 1440, height: 900 } })
  window.space.normal = false
  phoenix.press('a', base)
  assert.deepEqual(plain(window.frame), [0, 0, 1440, 900])
})

recipe('Move a window to the next screen', 'keeps its share of the screen, in both directions', (phoenix) => {
  const window = phoenix.open({ app: 'TextEdit', frame: { x: 720, y: 225, width: 720, height: 400 } })
  phoenix.press('n', base)
  assert.deepEqual(plain(window.frame), [2400, 289, 960, 528])
  phoenix.press('p', base)
  assert.deepEqual(plain(window.frame), [720, 225, 720, 400])
})

recipe(
  'Move a window to the next space',
  'takes you there on macOS 13.5, and goes around within the screen',
  (phoenix) => {
    const window = phoenix.open({ app: 'TextEdit' })
    const [first, second] = phoenix.desk.spaces
    for (const [key, space] of [
      ['n', second],
      ['n', first],
      ['p', second],
    ]) {
      phoenix.press(key, shifted)
      phoenix.advance(1)
      assert.equal(window.space, space)
      assert.equal(phoenix.desk.screens[0].current, space)
    }
    assert.deepEqual(phoenix.notifications, [])
  },
  { macOS: 13.5 },
)

recipe('Move a window to the next space', 'says on macOS 14 that the window stays', (phoenix) => {
  const window = phoenix.open({ app: 'TextEdit' })
  phoenix.press('n', shifted)
  phoenix.advance(1)
  assert.equal(window.space, phoenix.desk.spaces[0])
  assert.deepEqual(phoenix.notifications, ['macOS does not let this window move'])
})

recipe(
  'Give each app its place',
  'as a window opens, as an app launches, and for all with a key',
  (phoenix) => {
    const safari = phoenix.open({ app: 'Safari' })
    assert.deepEqual(plain(safari.frame), [0, 25, 864, 800])
    const other = phoenix.open({ app: 'TextEdit' })
    assert.deepEqual(plain(other.frame), [100, 100, 800, 600])

    const notes = phoenix.open({ app: 'Notes' })
    Object.assign(notes, { frame: { x: 0, y: 100, width: 300, height: 300 } })
    phoenix.emit('appDidLaunch', phoenix.appOf('Notes'))
    assert.deepEqual(plain(notes.frame), [0, 100, 300, 300])
    phoenix.advance(2)
    assert.deepEqual(plain(notes.frame), [864, 505, 576, 320])

    safari.frame = { x: 1500, y: 100, width: 300, height: 300 }
    notes.frame = { x: 9000, y: 100, width: 300, height: 300 } // on no screen
    phoenix.press('0', base)
    assert.deepEqual(plain(notes.frame), [9000, 100, 300, 300])
    assert.deepEqual(plain(safari.frame), [1440, 25, 1152, 1055])
  },
)

const frontmost = (phoenix) => phoenix.desk.apps.at(-1).name

recipe('Launch apps by name', 'launches by the beginning of a name, or by any complete name', (phoenix) => {
  phoenix.desk.installed = ['Notes', 'Keynote']
  for (const [text, app] of [
    ['no', 'Notes'],
    [' Keynote', 'Keynote'],
  ]) {
    phoenix.press('space', base)
    const [field] = phoenix.modals()
    assert.equal(field.isInput, true)
    assert.deepEqual({ ...field.origin }, { x: 1440 / 2 - 634 / 2, y: 75 + (800 * 2) / 3 })
    field.textDidCommit(text, 'return')
    assert.deepEqual(phoenix.modals(), [])
    phoenix.advance(1)
    assert.equal(frontmost(phoenix), app)
  }
  assert.deepEqual(phoenix.notifications, [])
})

recipe('Launch apps by name', 'the key closes the field, and leaving it launches nothing', (phoenix) => {
  phoenix.desk.installed = ['Notes']
  phoenix.press('space', base)
  phoenix.press('space', base, true)
  assert.equal(phoenix.modals().length, 1)
  phoenix.press('space', base)
  assert.deepEqual(phoenix.modals(), [])

  for (const [text, action] of [
    ['Notes', undefined],
    ['', 'return'],
    ['Nowhere', 'return'],
  ]) {
    phoenix.press('space', base)
    phoenix.modals()[0].textDidCommit(text, action)
    phoenix.advance(1)
  }
  assert.deepEqual(phoenix.desk.apps, [])
  assert.deepEqual(phoenix.notifications, ['No app is called Nowhere'])
})

/** Three windows, of which two cover each other, from back to front. */
function openThree(phoenix) {
  return [
    phoenix.open({ app: 'Music', frame: { x: 1500, y: 100, width: 800, height: 600 } }),
    phoenix.open({ app: 'TextEdit' }),
    phoenix.open({ app: 'Maps' }),
  ]
}

recipe(
  'Jump to a window with hints',
  'the letter on a window focuses it, and all letters go',
  async (phoenix) => {
    const [music] = openThree(phoenix)
    phoenix.press('w', base)
    await phoenix.collect()
    const shown = phoenix.modals().map(({ text, icon }) => `${text} ${icon.app}`)
    assert.deepEqual(shown, ['A Maps', 'S TextEdit', 'D Music'])
    assert.equal(phoenix.press('d'), true)
    assert.equal(phoenix.desk.focused, music)
    assert.deepEqual(phoenix.modals(), [])
    for (const key of ['a', 's', 'd', 'escape']) {
      assert.equal(phoenix.press(key), false, key)
    }
  },
)

recipe(
  'Jump to a window with hints',
  'each letter is in the middle of its window, or below another',
  (phoenix) => {
    openThree(phoenix)
    phoenix.press('w', base)
    const [maps, text, music] = phoenix.modals().map((modal) => modal.frame())
    const middle = (frame) => [frame.x + frame.width / 2, frame.y + frame.height / 2]
    assert.deepEqual(middle(maps), [500, 500])
    assert.deepEqual(middle(music), [1900, 500])
    assert.equal(text.x, maps.x)
    assert.equal(text.y + text.height + 8, maps.y)
  },
)

recipe('Jump to a window with hints', 'escape and the same key hide the letters', (phoenix) => {
  const [, , maps] = openThree(phoenix)
  for (const [key, modifiers] of [
    ['escape', []],
    ['w', base],
  ]) {
    phoenix.press('w', base)
    assert.equal(phoenix.modals().length, 3)
    phoenix.press(key, modifiers)
    assert.deepEqual(phoenix.modals(), [])
    assert.equal(phoenix.desk.focused, maps)
    assert.equal(phoenix.press('a'), false)
  }
})
