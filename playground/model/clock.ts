/** Calls back later. Tests have one that stands still until they advance it. */
export interface Clock {
  /** Calls back after some seconds, and returns what cancel takes. */
  schedule(seconds: number, callback: () => void, repeats?: boolean): unknown
  cancel(timer: unknown): void
}

/** The clock of the browser. It keeps the functions of the browser, because scripts get others of these names. */
export function createClock(): Clock {
  const { setTimeout, setInterval, clearTimeout } = globalThis
  return {
    schedule: (seconds, callback, repeats = false) =>
      (repeats ? setInterval : setTimeout)(callback, seconds * 1000),
    cancel: (timer) => clearTimeout(timer as number),
  }
}
