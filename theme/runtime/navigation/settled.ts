import { subscribeLoading } from './router'
import { whenIdle } from '../whenIdle'

/**
 * markSettled sets data-settled on the html element while the page has nothing left to do: it is interactive, its
 * fonts are there, it has measured what it shows, and the browser has been idle. Tests and screenshots wait for that.
 */
export function markSettled(): void {
  const { dataset } = document.documentElement
  let latest = 0
  function unsettle() {
    latest += 1
    delete dataset.settled
  }
  async function settle() {
    unsettle()
    const turn = latest
    await document.fonts.ready
    // The first frame reports sizes to those who observe them.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        whenIdle(() => {
          if (turn === latest) {
            dataset.settled = ''
          }
        }),
      ),
    )
  }
  subscribeLoading((isLoading) => void (isLoading ? unsettle() : settle()))
  void settle()
}
