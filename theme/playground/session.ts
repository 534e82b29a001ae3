import { type Look, readFromFrame, type Settings, type ToFrame } from './protocol'

/** How long the frame may take to load, in milliseconds. */
const longestLoad = 5000

/** Maximum height of the frame in CSS pixels. Beyond it, the frame scrolls. */
const highest = 640

/** State is how the last run went: it has just started, its script let others run, had a mistake, or was stopped. */
export type State = 'running' | 'ran' | 'wrong' | 'stopped'

/** Page is what a session needs from the page; tests provide their own. */
export interface Page {
  post(message: ToFrame): void
  /** after calls a function after some milliseconds, unless the function that it returns is called before. */
  after(delay: number, run: () => void): () => void
  settings(): Settings
  /** opened is called when the frame is ready, and failed if it does not get ready: then the session has ended. */
  opened(): void
  failed(): void
  changed(state: State): void
  resize(height: number): void
  /** mark marks a line of the script, from 1. */
  mark(line: number): void
}

/** createSession returns the page's side of an open playground, which starts with a script. */
export function createSession(code: string, page: Page) {
  let state: State | 'loading' | 'ended' = 'loading'
  const cancel = page.after(longestLoad, fail)

  function set(next: State) {
    state = next
    page.changed(next)
  }

  function end() {
    state = 'ended'
    cancel()
  }

  function fail() {
    end()
    page.failed()
  }

  function run(next: string) {
    if (state !== 'loading' && state !== 'ended') {
      set('running')
      page.post({ type: 'run', code: next })
    }
  }

  return {
    /** receive reads a message of the frame. */
    receive(data: unknown) {
      const message = readFromFrame(data)
      if (!message || state === 'ended' || (state === 'loading') !== (message.type === 'ready')) {
        return
      }
      switch (message.type) {
        case 'ready':
          cancel()
          page.post({ type: 'start', settings: page.settings() })
          page.opened()
          state = 'ran'
          run(code)
          return
        case 'height':
          page.resize(Math.min(Math.max(0, message.height), highest))
          return
        case 'error':
          set('wrong')
          page.mark(message.line)
          return
        case 'failed':
          fail()
          return
      }
      if (state === 'running' || message.type === 'stopped') {
        set(message.type)
      }
    },
    run,
    look(look: Look) {
      if (state !== 'loading' && state !== 'ended') {
        page.post({ type: 'look', look })
      }
    },
    end,
  }
}
