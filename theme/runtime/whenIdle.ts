/** Delay in browsers without requestIdleCallback, in milliseconds. */
const fallbackDelay = 200
/** Delay after which work runs on a busy page too, in milliseconds. */
const longestDelay = 2000

/** whenIdle runs work when the browser is idle. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) {
    window.requestIdleCallback(run, { timeout: longestDelay })
  } else {
    setTimeout(run, fallbackDelay)
  }
}
