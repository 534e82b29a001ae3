import { type FromWorker, readFromWorker, type ToWorker } from './protocol'

/** How long a script may run before it must let others run, in milliseconds. */
const longestTurn = 1000

/** How long the browser may take to start a worker, in milliseconds. */
const longestStart = 5000

/** Thread is a worker in which a script runs. */
export interface Thread {
  post(message: ToWorker): void
  end(): void
}

/** Environment is what runs need from the frame; tests provide their own. */
export interface Environment {
  /** start starts a worker with a script. Line 1 of the script is line 2 of what the worker runs. */
  start(code: string, events: { receive(data: unknown): void; fail(error: Failure): void }): Thread
  /** after calls a function after some milliseconds, unless the function that it returns is called before. */
  after(delay: number, run: () => void): () => void
}

/** Failure is an error that only the browser reports: a mistake in the syntax, or a worker that did not load. */
export interface Failure {
  message?: string
  lineno?: number
}

/** Outcome is what runs tell the frame. */
export type Outcome =
  | Exclude<FromWorker, { type: 'started' | 'pong' }>
  | { type: 'ran' }
  | { type: 'stopped' }
  | { type: 'failed' }

/**
 * createRuns returns what runs one script at a time. It ends scripts that do not let others run for a second, and
 * calls tell with everything that a script does.
 */
export function createRuns({ start, after }: Environment, tell: (outcome: Outcome) => void) {
  let thread: Thread | undefined
  let id = 0
  let cancel = () => {}

  function end() {
    cancel()
    thread?.end()
    thread = undefined
  }

  function endWith(outcome: Outcome) {
    end()
    tell(outcome)
  }

  /** Asks the worker for an answer, which has to arrive in time. */
  function ping() {
    id += 1
    thread?.post({ type: 'ping', id })
    cancel()
    cancel = after(longestTurn, () => endWith({ type: 'stopped' }))
  }

  function receive(message: FromWorker) {
    switch (message.type) {
      case 'started':
        ping()
        return
      case 'pong':
        if (message.id === id) {
          cancel()
          if (id === 1) {
            tell({ type: 'ran' })
          }
        }
        return
    }
    tell(message)
  }

  return {
    /** run ends the script that runs, and runs another. */
    run(code: string) {
      end()
      id = 0
      const current = start(code, {
        receive(data) {
          const message = readFromWorker(data)
          if (thread === current && message) {
            receive(message)
          }
        },
        fail({ message, lineno }) {
          if (thread !== current) {
            return
          }
          if (message === undefined) {
            endWith({ type: 'failed' })
            return
          }
          cancel()
          tell({ type: 'error', line: Math.max(0, (lineno ?? 1) - 1), text: message.replace(/^Uncaught /, '') })
        },
      })
      thread = current
      cancel = after(longestStart, () => endWith({ type: 'failed' }))
    },
    /** send passes a message on to the script. */
    send(message: unknown) {
      if (thread) {
        thread.post({ type: 'message', message })
        ping()
      }
    },
    end,
  }
}
