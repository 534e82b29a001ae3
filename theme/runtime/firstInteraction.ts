/**
 * Signs that the reader uses the page. Readers who only glance at it load nothing more. It has no mouseover, because
 * browsers send that, too, when a page appears under a pointer that rests.
 */
const interactions = ['focusin', 'scroll', 'pointermove', 'touchstart', 'keydown']

/** onFirstInteraction calls the listener once, on the first interaction. */
export function onFirstInteraction(listener: (target: EventTarget | null) => void): void {
  const done = new AbortController()
  for (const name of interactions) {
    window.addEventListener(
      name,
      ({ target }) => {
        done.abort()
        listener(target)
      },
      { passive: true, signal: done.signal },
    )
  }
}
