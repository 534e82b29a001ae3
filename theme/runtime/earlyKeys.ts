/*
 * A reader may press "/" and type before the page's scripts have loaded. The inline script
 * keeps the text in an attribute of the html element until the search takes it.
 */

/** opensSearch reports whether a key opens the search. A slash in a text field does not. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    return key.toLowerCase() === 'k'
  }
  const isWriting =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting
}

/** keepEarlyKeys keeps what is typed for the search until the search is open. */
export function keepEarlyKeys({ dataset }: HTMLElement): void {
  document.addEventListener('keydown', (event) => {
    const isEarly = dataset.hasHydrated !== 'true' || dataset.typed !== undefined
    const typed = isEarly && dataset.scripts !== 'failed' ? textAfter(event, dataset.typed) : undefined
    // A site without a search has no button with a shortcut.
    if (typed !== undefined && document.querySelector('[aria-keyshortcuts]')) {
      event.preventDefault()
      dataset.typed = typed
    }
  })
}

/** textAfter is the text once a key is pressed; undefined if the key is not for the search. */
function textAfter(event: KeyboardEvent, typed: string | undefined): string | undefined {
  if (typed === undefined) {
    return opensSearch(event) ? '' : undefined
  }
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return undefined
  }
  if (event.key === 'Backspace') {
    return typed.slice(0, -1)
  }
  return event.key.length === 1 ? typed + event.key : undefined
}

/** hasEarlyKeys reports whether the reader opened the search before it was ready. */
export const hasEarlyKeys = () => document.documentElement.dataset.typed !== undefined

/** takeEarlyKeys returns what was typed before the search was open. From then on its field hears the keys. */
export function takeEarlyKeys(): string {
  const { dataset } = document.documentElement
  const typed = dataset.typed ?? ''
  delete dataset.typed
  return typed
}
