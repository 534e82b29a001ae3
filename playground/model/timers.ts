import type { Clock } from './clock'
import { type Callback, Handler, type Managed } from './managed'

/** Timer, and the functions of JavaScript that use it. */
export function createTimers({ managed, clock }: { managed: Managed; clock: Clock }) {
  const { keep, drop, lastCall } = managed

  class Timer extends Handler {
    readonly callback: Callback
    readonly #timer: unknown
    constructor(interval: number, repeats: boolean, callback: Callback) {
      super()
      const self = new WeakRef(this)
      this.callback = callback
      this.#timer = clock.schedule(interval, () => self.deref()?.callback(self.deref()), repeats)
    }
    stop(): void {
      clock.cancel(this.#timer)
    }
    static after(interval: number, callback: Callback): number {
      return keep(new Timer(interval, false, lastCall(callback)))
    }
    static every(interval: number, callback: Callback): number {
      return keep(new Timer(interval, true, callback))
    }
    static off = drop(Timer, (timer) => timer.stop())
  }

  return {
    Timer,
    setTimeout: (callback: Callback, milliseconds: number) => Timer.after(milliseconds / 1000, callback),
    setInterval: (callback: Callback, milliseconds: number) => Timer.every(milliseconds / 1000, callback),
    clearTimeout: Timer.off,
    clearInterval: Timer.off,
  }
}
