import { expect, test } from '@playwright/test'
import type { Settings, ToFrame } from '../../playground/protocol'
import { createSession } from '../../playground/session'

const settings: Settings = {
  mode: 'light',
  tokens: {},
  language: 'en',
  direction: 'ltr',
  reducedMotion: false,
  labels: { output: 'Output', errorAt: 'Line {line}: {error}', stopped: 'Stopped' },
}

/** Opens a session whose frame is the test. */
function opened() {
  const posted: ToFrame[] = []
  const events: string[] = []
  let timer: (() => void) | undefined
  const session = createSession('first()', {
    post: (message) => posted.push(message),
    after(_delay, run) {
      timer = run
      return () => {
        timer = undefined
      }
    },
    settings: () => settings,
    opened: () => events.push('opened'),
    failed: () => events.push('failed'),
    changed: (state) => events.push(state),
    resize: (height) => events.push(`height ${height}`),
    mark: (line) => events.push(`line ${line}`),
  })
  return { session, posted, events, expire: () => timer?.(), isTimed: () => timer !== undefined }
}

test('a frame that is ready gets the settings and the script', () => {
  const { session, posted, events, isTimed } = opened()
  session.run('too early')
  session.receive({ type: 'height', height: 10 })
  expect(posted).toEqual([])
  session.receive({ type: 'ready' })
  expect(posted).toEqual([
    { type: 'start', settings },
    { type: 'run', code: 'first()' },
  ])
  expect(events).toEqual(['opened', 'running'])
  expect(isTimed()).toBe(false)
})

test('the page shows how a run went', () => {
  const { session, posted, events } = opened()
  session.receive({ type: 'ready' })
  events.length = 0
  session.receive({ type: 'error', line: 3 })
  session.receive({ type: 'ran' }) // the error stays in sight
  session.run('while (true) {}')
  session.receive({ type: 'stopped' })
  session.receive({ type: 'height', height: 100 })
  session.receive({ type: 'height', height: 1e9 })
  expect(events).toEqual(['wrong', 'line 3', 'running', 'stopped', 'height 100', 'height 640'])
  expect(posted.at(-1)).toEqual({ type: 'run', code: 'while (true) {}' })
})

test('a script that runs can still be stopped', () => {
  const { session, events } = opened()
  session.receive({ type: 'ready' })
  session.receive({ type: 'ran' })
  session.receive({ type: 'stopped' })
  expect(events.slice(-2)).toEqual(['ran', 'stopped'])
})

test('a frame that does not load in time has failed', () => {
  const { session, events, expire } = opened()
  expire()
  session.receive({ type: 'ready' })
  expect(events).toEqual(['failed'])
})

test('a frame whose worker does not load has failed', () => {
  const { session, events, posted } = opened()
  session.receive({ type: 'ready' })
  session.receive({ type: 'failed' })
  session.run('again')
  expect(events.at(-1)).toBe('failed')
  expect(posted).toHaveLength(2)
})

test('a session that has ended ignores its frame, and messages of other kinds change nothing', () => {
  const { session, events } = opened()
  for (const message of [null, 'ready', {}, { type: 'readyy' }, { type: 'height', height: '9' }, { type: 'error' }]) {
    session.receive(message)
  }
  session.end()
  session.receive({ type: 'ready' })
  expect(events).toEqual([])
})
