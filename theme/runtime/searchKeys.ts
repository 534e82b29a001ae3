/*
 * The inline script listens for the keys that open the search, because readers press them before the
 * scripts of the page have loaded. An attribute of the html element stores what they type until the
 * search is open.
 */

/** listenForSearchKeys listens for the keys, on pages with a search button. */
export function listenForSearchKeys({ dataset }: HTMLElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && dataset.typed !== undefined) {
      delete dataset.typed
      document.dispatchEvent(new Event('docgen-search'))
    }
    const typed = textAfter(event, dataset.typed)
    const willOpen = dataset.scripts !== 'failed' || dataset.hasHydrated === 'true'
    if (typed !== undefined && willOpen && document.querySelector('[data-opens-search]')) {
      event.preventDefault()
      dataset.typed = typed
      document.dispatchEvent(new Event('docgen-search'))
    }
  })
}

/** textAfter returns the typed text after a key press; undefined if the key is not for the search. */
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

/**
 * onSearchKeys calls back when the reader presses a key that opens the search, or has pressed one before. Escape
 * closes a search that is not open yet.
 */
export function onSearchKeys(set: (isOpen: boolean) => void): () => void {
  const { dataset } = document.documentElement
  const onSearch = () => set('typed' in dataset)
  if ('typed' in dataset) {
    set(true)
  }
  document.addEventListener('docgen-search', onSearch)
  return () => document.removeEventListener('docgen-search', onSearch)
}

/** openSearch opens the search as a key does: it gets what the reader types while it loads. */
export function openSearch(): void {
  document.documentElement.dataset.typed = ''
  document.dispatchEvent(new Event('docgen-search'))
}

/** shortcutOf returns the keys that open the search, as readers on a platform know them. */
export function shortcutOf(platform: string): string {
  return /^(Mac|iP)/.test(platform) ? '⌘ K' : 'Ctrl K'
}

/** takeTyped returns and clears the text that was typed before the search was open. Enter is a line break. */
export function takeTyped(): string {
  const { dataset } = document.documentElement
  const typed = dataset.typed ?? ''
  delete dataset.typed
  return typed
}
