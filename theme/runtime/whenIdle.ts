/** Delay in browsers without requestIdleCallback, in milliseconds. */
const fallbackDelay = 200

/** whenIdle runs work when the browser is idle. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) {
    window.requestIdleCallback(run)
  } else {
    setTimeout(run, fallbackDelay)
  }
}
