import { whenIdle } from './whenIdle'

/**
 * settle lets the browser skip the large blocks of the content that are out of view: a change of
 * colours or a dialog then costs what is in view, not what the page holds. First the browser lays out
 * everything, because it can only keep the place of a block whose size it has seen; so it
 * does when the width changes. It returns the function that ends it.
 */
export function settle(content: HTMLElement): () => void {
  let width = 0
  const observer = new ResizeObserver(() => {
    const now = content.clientWidth
    if (now !== width) {
      width = now
      delete content.dataset.settled
      whenIdle(() => {
        if (now === width) {
          content.dataset.settled = ''
        }
      })
    }
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    width = -1
    delete content.dataset.settled
  }
}
