// The desktop has every member that the API pages describe, or says that it does not simulate it.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { createPhoenix } from './mock.js'
import { absent, run } from './model.js'

const folder = new URL('../../../content/api/', import.meta.url)
const heading = /^### `(new )?(?:(\w+)\.)?(\w+)(?:\(\))?` :since/gm
const shapes = ['Point', 'Preferences', 'Rectangle', 'Size']

/** The members on a page, as "Class.member", "Class#member" or a global name. */
function membersOf(text) {
  const owner = text.match(/^# (\w+)/m)[1]
  return [...text.matchAll(heading)].map(([, isNew, object, name]) => {
    const isGlobal = isNew || /^(set|clear)(Timeout|Interval)$/.test(name)
    return isGlobal ? name : `${object ? `${object}.` : `${owner}#`}${name}`
  })
}

const members = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .flatMap(membersOf)
  .filter((name) => !shapes.some((shape) => name.startsWith(shape)))

/** An object of each class. */
function objectsOf({ globals, open }) {
  open({ app: 'TextEdit' })
  const { App, Event, Key, Modal, Screen, Space, Timer, Window } = globals
  return {
    App: App.focused(),
    Event: new Event('didLaunch', () => {}),
    Identifiable: Window.focused(),
    Iterable: Screen.main(),
    Key: new Key('a', [], () => {}),
    Modal: new Modal(),
    Screen: Screen.main(),
    Space: Space.active(),
    Timer: new Timer(1, false, () => {}),
    Window: Window.focused(),
  }
}

describe('Each member is simulated, or in the list of those that are not', () => {
  assert.ok(members.length > 140, `found ${members.length}`)
  const phoenix = createPhoenix()
  const objects = objectsOf(phoenix)
  for (const name of members.filter((name) => !name.startsWith('Task'))) {
    test(name, () => {
      const [owner, member] = name.split(/[.#]/)
      const target = name.includes('#') ? objects[owner] : phoenix.globals[owner]
      assert.ok(target !== undefined && (!member || member in target))
    })
  }
})

describe('A member that is not simulated says so', () => {
  const { globals } = run({ send: () => {} })
  for (const name of [...absent, '_.sortBy']) {
    test(name, () => {
      const [owner, member] = name.split(/[.#]/)
      const target = name.includes('#') ? globals[owner].prototype : globals[owner]
      const message = `${name.replace('#', '.')} is not part of this simulated desktop.`
      assert.throws(() => (member ? target[member]() : globals[owner]()), { message })
    })
  }
})
