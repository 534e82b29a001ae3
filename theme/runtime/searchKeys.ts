/*
 * The keys that open the search are heard by the inline script, since readers press them before the
 * page's scripts have loaded. What they type then is kept in an attribute of the html element
 * until the search is open and takes it.
 */

/** hearSearchKeys listens on a page that has the search's button. */
export function hearSearchKeys({ dataset }: HTMLElement): void {
  document.addEventListener('keydown', (event) => {
    const typed = textAfter(event, dataset.typed)
    const willOpen = dataset.scripts !== 'failed' || dataset.hasHydrated === 'true'
    if (typed !== undefined && willOpen && document.querySelector('[data-opens-search]')) {
      event.preventDefault()
      dataset.typed = typed
      document.dispatchEvent(new Event('docgen-search'))
    }
  })
}

/** textAfter is the text once a key is pressed; undefined if the key is not for the search. */
function textAfter(event: KeyboardEvent, typed: string | undefined): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  if (typed === undefined) {
    return opensSearch(event) ? '' : undefined
  }
  if (ctrlKey || metaKey || altKey) {
    return undefined
  }
  if (key === 'Backspace') {
    return typed.slice(0, -1)
  }
  const text = key === 'Enter' ? '\n' : key
  return text.length === 1 ? typed + text : undefined
}

/** opensSearch reports whether a key opens the search. A slash in a text field does not. */
function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) {
    return !altKey && !shiftKey && key.toLowerCase() === 'k'
  }
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && !altKey && !isWriting
}

/** onSearchKeys calls back when the reader has pressed a key that opens the search, in the past too. */
export function onSearchKeys(open: () => void): () => void {
  if (document.documentElement.dataset.typed !== undefined) {
    open()
  }
  document.addEventListener('docgen-search', open)
  return () => document.removeEventListener('docgen-search', open)
}

/** takeTyped returns what was typed before the search was open, Enter as a line end. From then on its field hears the keys. */
export function takeTyped(): string {
  const { dataset } = document.documentElement
  const typed = dataset.typed ?? ''
  delete dataset.typed
  return typed
}
