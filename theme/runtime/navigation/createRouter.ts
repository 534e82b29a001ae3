import { anchorOf, isPage, pageKey, type Scope } from './address'
import type { History } from './history'
import type { Screen } from './screen'
import { NetworkError, type PageFile } from './pages'
import { createSignal } from '../signal'

interface Options {
  history: History
  screen: Screen
  load: (pathname: string, how?: { anyAge: boolean }) => Promise<PageFile>
  scope: Scope
  /** hash of the theme that is running */
  theme: () => string
  warn: (error: unknown) => void
  /** whether the server, or something on the way to it, responds for a document */
  isReachable: (url: URL) => Promise<boolean>
}

/** Navigation is the state of the router. */
export interface Navigation {
  /** whether a page is loading */
  pending: boolean
  /** whether it waits for the network, or for a server that does not respond */
  stuck: boolean
}

/** Router navigates between pages without loading a new document. */
export interface Router {
  /** navigate goes to an address like a link. It resolves when the page is on screen. */
  navigate(href: string): Promise<void>
  /** traverse shows the page after the browser went back or forward. */
  traverse(): Promise<void>
  /** retry requests a page that is stuck again. */
  retry(): Promise<void>
  /** remember saves the scroll position for when the reader comes back. */
  remember(): void
  navigation(): Navigation
  subscribeToState(listener: () => void): () => void
  subscribe(listener: (path: string) => void): () => void
}

/** idle is the state while no page is loading. */
export const idle: Navigation = { pending: false, stuck: false }
const busy: Navigation = { pending: true, stuck: false }
const stuck: Navigation = { pending: true, stuck: true }

/** createRouter returns a router for the page on screen. */
export function createRouter(options: Options): Router {
  const { history, screen, load, scope, theme, warn, isReachable } = options
  const state = createSignal(idle)
  const listeners = new Set<(path: string) => void>()
  const positions = new Map<number, number>()
  let shown = pageKey(history.url().pathname)
  let index = history.entry()?.index ?? 0
  let again = async () => {} // repeats the stuck navigation, while none is in progress
  let asked = 0 // how often the network was said to be back
  let latest = 0 // number of the newest navigation, which cancels older ones
  history.replace(history.url(), { ...history.entry(), index })

  function remember() {
    if (!state.get().pending) {
      positions.set(index, screen.scroll())
      history.replace(history.url(), { index, scroll: screen.scroll() })
    }
  }

  /** Puts an address into the history. It replaces one whose page was never on screen. */
  function enter(url: URL) {
    if (state.get().pending || url.href === history.url().href) {
      history.replace(url, { index })
      return
    }
    remember()
    index += 1
    positions.delete(index)
    history.push(url, { index })
  }

  function place(url: URL, scroll?: number) {
    const anchor = anchorOf(url)
    if (scroll !== undefined) {
      screen.scrollTo(scroll)
    } else if (anchor === '' || !screen.scrollToAnchor(anchor)) {
      screen.scrollTo(0)
    }
  }

  /** Ends a navigation within the page. */
  function stay() {
    latest += 1
    state.set(idle)
  }

  async function go(url: URL, traversal?: { scroll?: number }) {
    latest += 1
    const ticket = latest
    again = async () => {}
    if (!state.get().stuck) {
      state.set(busy)
    }
    const answered = screen.answered()
    const file = await get(url, { ticket, traversal })
    await answered
    if (!file || ticket !== latest) {
      return
    }
    if (file.theme !== theme()) {
      history.reload()
      return
    }
    const address = history.url()
    address.pathname = file.page.path
    if (!file.page.notFound && address.href !== history.url().href) {
      history.replace(address, history.entry() ?? { index })
    }
    shown = pageKey(history.url().pathname)
    screen.show(file.page)
    place(history.url(), traversal?.scroll)
    screen.focus(traversal ? '' : anchorOf(history.url()))
    state.set(idle)
    for (const listener of [...listeners]) {
      listener(file.page.path)
    }
  }

  /**
   * Returns the data of a page. If it does not load, but its document can be reached, the browser loads that. Without
   * a network this page stays, because the browser would show an error page.
   */
  async function get(url: URL, { ticket, traversal }: { ticket: number; traversal?: { scroll?: number } }) {
    for (let isFirst = true; ticket === latest; isFirst = false) {
      const before = asked
      try {
        return await load(url.pathname, traversal && { anyAge: true })
      } catch (error) {
        const isReached = ticket === latest && (await isReachable(history.url()))
        const isBack = asked !== before || (isFirst && isReached && error instanceof NetworkError)
        if (isBack || ticket !== latest) {
          continue // the request may have begun without a network
        }
        if (isReached) {
          warn(error)
          history.reload()
        } else {
          again = () => go(url, traversal)
          state.set(stuck)
        }
        return undefined
      }
    }
    return undefined
  }

  return {
    async retry() {
      asked += 1
      if (state.get().stuck) {
        await again()
      }
    },
    remember,
    navigation: state.get,
    subscribeToState: state.subscribe,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    async navigate(href) {
      const here = history.url()
      const url = new URL(href, here)
      if (!isPage(url, scope)) {
        history.leave(url)
        return
      }
      if (pageKey(url.pathname) !== shown) {
        if (!state.get().pending || url.href !== here.href) {
          enter(url)
          await go(url)
        }
        return
      }
      url.pathname = shown === pageKey(here.pathname) ? here.pathname : url.pathname
      enter(url)
      stay()
      if (url.search === here.search || url.hash !== here.hash) {
        place(url)
        screen.focus(anchorOf(url))
      }
    },
    async traverse() {
      const url = history.url()
      const entry = history.entry()
      if (entry && !state.get().pending) {
        positions.set(index, screen.scroll())
      }
      if (!entry) {
        // The browser followed a link to an anchor and has scrolled already.
        index += 1
        history.replace(url, { index })
        return
      }
      index = entry.index
      const scroll = positions.get(index) ?? entry.scroll
      if (pageKey(url.pathname) === shown) {
        stay()
        place(url, scroll)
      } else {
        await go(url, { scroll })
      }
    },
  }
}
