// Runs every script of the Phoenix pages, does everything that it reacts to, and expects no error.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPhoenix } from './mock.js'
import { events } from './model.js'
import { pages } from './pages.js'

/** The other files of the page, which its first file requires, and one that a page names without showing it. */
function filesOf(page) {
  const named = page.scripts.filter(({ title }) => title?.endsWith('.js') && !/[./]phoenix\.js$/.test(title))
  return {
    'events.js': '',
    ...Object.fromEntries(named.map(({ title, code }) => [title.replace(/^.*\//, ''), code])),
  }
}

/** Presses each combination twice and holds it, and lets each event happen, then lets the timers fire. */
function use(phoenix, point) {
  for (const name of phoenix.combinations()) {
    const parts = name.split(' ')
    const key = parts.pop()
    for (const repeated of [false, true, false]) {
      phoenix.press(key, parts, repeated)
      phoenix.advance(1)
    }
  }
  const window = phoenix.desk.windows.map(phoenix.windowOf)
  const values = { nothing: [], point: [point], app: [phoenix.appOf('Safari')], window: window.slice(0, 1) }
  for (const name of phoenix.eventNames()) {
    const [kind] = Object.entries(events).find(([, names]) => names.includes(name)) ?? []
    if (kind !== 'window' || window.length > 0) {
      phoenix.emit(name, ...values[kind])
    }
    phoenix.advance(1)
  }
  phoenix.finishTasks({ output: '{"SPHardwareDataType": [{"machine_model": "Mac"}]}', error: '' })
  phoenix.advance(120)
}

function openWindows(phoenix) {
  phoenix.desk.installed = ['Safari', 'Notes']
  for (const app of ['Notes', 'TextEdit', 'Safari']) {
    phoenix.open({ app, title: `A window of ${app}` })
  }
  phoenix.open({ app: 'Safari', frame: { x: 1500, y: 60, width: 500, height: 400 } })
}

const rooms = [
  ['a desk with windows', openWindows],
  ['an empty desk', () => {}],
]

for (const page of pages) {
  const files = filesOf(page)
  for (const { heading, title, code, line } of page.scripts) {
    const isRequired = page.scripts.some((other) =>
      other.code.includes(`require('${title?.replace(/^.*\//, '')}')`),
    )
    if (isRequired) {
      continue
    }
    test(`${page.name}:${line} ${heading}`, async () => {
      for (const [name, furnish] of rooms) {
        const phoenix = createPhoenix({ files })
        furnish(phoenix)
        await phoenix.load(code, `${page.name}:${line}`)
        assert.doesNotThrow(() => use(phoenix, { x: 200, y: 200, modifiers: ['option', 'alt'] }), name)
        assert.deepEqual(phoenix.warnings, [], name)
      }
    })
  }
}

const scripts = pages.flatMap((page) => page.scripts)

for (const [title, works] of [
  ['Stops working at some point', false],
  ['Keeps working', true],
]) {
  test(`The script with the title “${title}” does that`, async () => {
    const phoenix = createPhoenix()
    await phoenix.load(scripts.find((script) => script.title === title).code)
    assert.equal(phoenix.press('j', ['control', 'option']), works)
  })
}
