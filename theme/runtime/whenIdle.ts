/** How long a browser that does not tell when it is idle gets, in milliseconds. */
const grace = 200

/** whenIdle runs work when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) {
    window.requestIdleCallback(run)
  } else {
    setTimeout(run, grace)
  }
}
