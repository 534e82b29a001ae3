import { expect, test } from '@playwright/test'
import { createProgress } from '../../../runtime/navigation/progress'

/** A progress bar and a clock that goes when the test says so. */
function setup() {
  const timers = new Map<number, { at: number; run: () => void }>()
  let now = 0
  let count = 0
  const progress = createProgress({
    set(run, milliseconds) {
      count += 1
      timers.set(count, { at: now + milliseconds, run })
      return count
    },
    clear: (timer) => void timers.delete(timer),
  })
  function pass(milliseconds: number) {
    now += milliseconds
    for (const [timer, { at, run }] of timers) {
      if (at <= now) {
        timers.delete(timer)
        run()
      }
    }
    return progress.get()
  }
  return { progress, pass }
}

test('R6: a quick navigation shows no bar', () => {
  const { progress, pass } = setup()
  progress.update(true)
  expect(pass(199)).toBe('hidden')
  progress.update(false)
  expect(pass(1000)).toBe('hidden')
})

test('R6: a slow one shows it after 200 ms, until the page is on screen', () => {
  const { progress, pass } = setup()
  progress.update(true)
  expect(pass(200)).toBe('running')
  expect(pass(60_000)).toBe('running')
  progress.update(false)
  expect(pass(399)).toBe('done')
  expect(pass(1)).toBe('hidden')
})

test('W14: a navigation that begins while the last bar is leaving has its own', () => {
  const { progress, pass } = setup()
  progress.update(true)
  pass(200)
  progress.update(false)
  expect(pass(100)).toBe('done')
  progress.update(true)
  expect(pass(0)).toBe('hidden')
  expect(pass(200)).toBe('running')
  progress.update(false)
  expect(pass(400)).toBe('hidden')
})

test('being told the same twice changes nothing', () => {
  const { progress, pass } = setup()
  progress.update(true)
  pass(150)
  progress.update(true)
  expect(pass(50)).toBe('running')
})
