/** Entry is what we keep in each entry of the browser's history. */
export interface Entry {
  /** place in the history of this document */
  index: number
  /** scroll position in CSS pixels when the reader left it */
  scroll?: number
}

/** History is what we use of the browser's. */
export interface History {
  url(): URL
  /** entry of the current address; none when the browser made it */
  entry(): Entry | undefined
  push(url: URL, entry: Entry): void
  replace(url: URL, entry: Entry): void
  /** reload has the browser load the current address itself. */
  reload(): void
  /** leave has the browser go to an address itself. */
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
