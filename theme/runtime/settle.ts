/** How long a browser that does not tell when it is idle gets, in milliseconds. */
const grace = 300

/**
 * settle lets the browser skip the large blocks of the content that are out of view: a change of
 * colours or a dialog then costs what is in view, not what the page holds. First the browser lays out
 * everything, because it can only keep the place of a block whose size it has seen; so it
 * does when the width changes. It returns the function that ends it.
 */
export function settle(content: HTMLElement): () => void {
  let width: number | undefined
  let cancel = () => {}
  function restart() {
    cancel()
    delete content.dataset.settled
    cancel = whenIdle(() => {
      content.dataset.settled = ''
    })
  }
  const observer = new ResizeObserver(() => {
    if (content.clientWidth !== width) {
      width = content.clientWidth
      restart()
    }
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    cancel()
    delete content.dataset.settled
  }
}

/** Runs when the browser has nothing else to do, and returns the function that cancels it. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run)
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, grace)
  return () => clearTimeout(timer)
}
