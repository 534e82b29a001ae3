import { createSignal } from '../signal'

/** ProgressState is the state of the progress bar. */
export type ProgressState = 'hidden' | 'running' | 'done'

/** Clock is setTimeout and clearTimeout; tests provide their own. */
export interface Clock {
  set(run: () => void, milliseconds: number): number
  clear(timer: number): void
}

/** How long a navigation takes before the bar appears, in milliseconds. */
const delay = 200
/** How long the full bar stays, in milliseconds. */
const linger = 400

/** createProgress returns the state of a progress bar. Quick navigations show no bar. */
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
        after(delay, 'running')
      } else if (state.get() === 'running') {
        state.set('done')
        after(linger, 'hidden')
      }
    },
  }
}
