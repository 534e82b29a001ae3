/** What a reader does first: who only glances at a page pays for that page alone. */
const moves = ['mouseover', 'focusin', 'scroll', 'pointermove', 'touchstart', 'keydown']

/** onFirstMove hears of the first thing that the reader does, once. */
export function onFirstMove(listener: (target: EventTarget | null) => void): void {
  const heard = new AbortController()
  for (const name of moves) {
    window.addEventListener(
      name,
      ({ target }) => {
        heard.abort()
        listener(target)
      },
      { passive: true, signal: heard.signal },
    )
  }
}
