/** Entry is the state that the theme stores in each entry of the browser's history. */
export interface Entry {
  /** position in the history of this document */
  index: number
  /** scroll position in CSS pixels when the reader left it */
  scroll?: number
}

/** History is the part of the browser's history that the theme uses. */
export interface History {
  url(): URL
  /** state of the current entry; undefined if the browser created the entry */
  entry(): Entry | undefined
  push(url: URL, entry: Entry): void
  replace(url: URL, entry: Entry): void
  /** reload loads the current address as a new document. */
  reload(): void
  /** leave loads an address as a new document. */
  leave(url: URL): void
}

/** browserHistory is the history of this tab. */
export const browserHistory: History = {
  url: () => new URL(window.location.href),
  entry: () => parseEntry(window.history.state),
  push: (url, entry) => window.history.pushState(entry, '', url),
  replace: (url, entry) => window.history.replaceState(entry, '', url),
  reload: () => window.location.reload(),
  leave: (url) => window.location.assign(url),
}

function parseEntry(state: Partial<Entry> | null): Entry | undefined {
  return typeof state?.index === 'number' ? { index: state.index, scroll: state.scroll } : undefined
}
