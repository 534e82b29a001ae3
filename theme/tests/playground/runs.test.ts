import { expect, test } from '@playwright/test'
import type { ToWorker } from '../../playground/protocol'
import { createRuns, type Failure, type Outcome } from '../../playground/runs'

/** Starts runs whose workers are the test. */
function frame() {
  const outcomes: Outcome[] = []
  const threads: { code: string; posted: ToWorker[]; ended: boolean; receive(data: unknown): void; fail(error: Failure): void }[] = []
  let timer: { delay: number; run: () => void } | undefined
  const runs = createRuns(
    {
      start(code, events) {
        const thread = { code, posted: [] as ToWorker[], ended: false, ...events }
        threads.push(thread)
        return {
          post: (message) => thread.posted.push(message),
          end() {
            thread.ended = true
          },
        }
      },
      after(delay, run) {
        const current = { delay, run }
        timer = current
        return () => {
          timer = timer === current ? undefined : timer
        }
      },
    },
    (outcome) => outcomes.push(outcome),
  )
  const last = () => {
    const thread = threads.at(-1)
    if (!thread) {
      throw new Error('no worker has started')
    }
    return thread
  }
  return { runs, outcomes, threads, last, expire: () => timer?.run(), delay: () => timer?.delay }
}

test('a script that answers has run, and its messages arrive', () => {
  const { runs, outcomes, last, delay } = frame()
  runs.run('draw()')
  expect(delay()).toBe(5000) // to load
  last().receive({ type: 'started' })
  expect(delay()).toBe(1000)
  last().receive({ type: 'message', message: 'drawn' })
  last().receive({ type: 'pong', id: 1 })
  expect(delay()).toBeUndefined()
  expect(outcomes).toEqual([{ type: 'message', message: 'drawn' }, { type: 'ran' }])
})

test('a script that does not answer within a second is stopped', () => {
  const { runs, outcomes, last, expire } = frame()
  runs.run('while (true) {}')
  last().receive({ type: 'started' })
  expire()
  expect(last().ended).toBe(true)
  last().receive({ type: 'pong', id: 1 })
  expect(outcomes).toEqual([{ type: 'stopped' }])
})

test('each message to a script has to be answered; only the last answer counts', () => {
  const { runs, outcomes, last, expire, delay } = frame()
  runs.run('onClick(() => { while (true) {} })')
  last().receive({ type: 'started' })
  last().receive({ type: 'pong', id: 1 })
  runs.send('click')
  runs.send('click')
  expect(last().posted.slice(1)).toEqual([
    { type: 'message', message: 'click' },
    { type: 'ping', id: 2 },
    { type: 'message', message: 'click' },
    { type: 'ping', id: 3 },
  ])
  last().receive({ type: 'pong', id: 2 })
  expect(delay()).toBe(1000)
  expire()
  expect(outcomes).toEqual([{ type: 'ran' }, { type: 'stopped' }])
  runs.send('click') // nobody is there
})

test('a mistake in the syntax is at its line of the script', () => {
  const { runs, outcomes, last, delay } = frame()
  runs.run('const = 1')
  last().fail({ message: "Uncaught SyntaxError: Unexpected token '='", lineno: 2 })
  expect(delay()).toBeUndefined()
  expect(outcomes).toEqual([{ type: 'error', line: 1, text: "SyntaxError: Unexpected token '='" }])
})

test('a worker that does not load has failed', () => {
  const { runs, outcomes, last, expire } = frame()
  runs.run('one()')
  last().fail({})
  runs.run('two()')
  expire()
  expect(outcomes).toEqual([{ type: 'failed' }, { type: 'failed' }])
})

test('another run ends the one before, which is not heard any more', () => {
  const { runs, outcomes, threads } = frame()
  runs.run('one()')
  runs.run('two()')
  const [one, two] = threads
  expect([one?.ended, two?.ended]).toEqual([true, false])
  one?.receive({ type: 'log', level: 'log', text: 'one' })
  one?.fail({ message: 'late' })
  two?.receive({ type: 'log', level: 'loud', text: 'forged' })
  two?.receive({ type: 'log', level: 'warn', text: 'two' })
  expect(outcomes).toEqual([{ type: 'log', level: 'warn', text: 'two' }])
})
