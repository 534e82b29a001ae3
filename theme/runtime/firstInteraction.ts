/**
 * Signs that the reader uses the page. Readers who only glance at it load nothing more. It has no mouseover, because
 * browsers send that, too, when a page appears under a pointer that rests.
 */
const interactions = ['focusin', 'scroll', 'pointermove', 'touchstart', 'keydown'] as const

/** onFirstInteraction calls the listener once, on the first interaction. */
export function onFirstInteraction(listener: (event: Event) => void): void {
  const done = new AbortController()
  for (const name of interactions) {
    window.addEventListener(
      name,
      (event) => {
        if (event.type === 'pointermove' && isAtRest(event as PointerEvent)) {
          return
        }
        done.abort()
        listener(event)
      },
      { passive: true, signal: done.signal },
    )
  }
}

/** isAtRest reports whether the pointer has not moved: Chromium sends pointermove also when the page below it changes. */
const isAtRest = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0
