import { createSignal } from './signal'

/** ProgressState says what the progress bar does. */
export type ProgressState = 'hidden' | 'running' | 'done'

/** Clock is setTimeout and clearTimeout, so that tests can be the clock. */
export interface Clock {
  set(run: () => void, milliseconds: number): number
  clear(timer: number): void
}

/** A navigation this quick shows no bar. */
const patience = 200
/** How long the full bar stays before it is gone. */
const farewell = 400

/** createProgress follows whether a page is on its way: no bar for a quick one, and none left over. */
export function createProgress(clock: Clock) {
  const state = createSignal<ProgressState>('hidden')
  let pending = false
  let timer: number | undefined

  function after(milliseconds: number, next: ProgressState) {
    timer = clock.set(() => state.set(next), milliseconds)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    update(now: boolean) {
      if (now === pending) {
        return
      }
      pending = now
      if (timer !== undefined) {
        clock.clear(timer)
      }
      if (pending) {
        state.set('hidden')
        after(patience, 'running')
      } else if (state.get() === 'running') {
        state.set('done')
        after(farewell, 'hidden')
      }
    },
  }
}
