import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './App'
import { type Hydration, Mark, type PageData, type SiteData } from './contract'
import { pageKey } from './runtime/navigation/address'
import { colorMode } from './runtime/preferences/colorMode'
import { connect, scopeOf } from './runtime/navigation/connect'
import { createRouter, type Router } from './runtime/navigation/createRouter'
import { announce } from './runtime/announce'
import { enhanceWith } from './runtime/enhance'
import { fill } from './runtime/fill'
import { onFirstInteraction } from './runtime/firstInteraction'
import { applyHead } from './runtime/navigation/head'
import { browserHistory } from './runtime/navigation/history'
import { applyStyles, codeOf, loadCode, loadSheet } from './runtime/pageCode'
import { isOurs, linkAt, linkOf } from './runtime/navigation/links'
import { pageIn, pageInFetched } from './doc/pageIn'
import { createPages, type Pages } from './runtime/navigation/pages'
import type { Prefetcher } from './runtime/navigation/prefetch'
import { installRouter } from './runtime/navigation/router'
import { browserScreen } from './runtime/navigation/screen'
import { markSettled } from './runtime/navigation/settled'
import { restoreScrollOfLoad } from './runtime/navigation/scrollRestoration'
import { localStore } from './runtime/preferences/storage'
import { forgetUnknownVersions } from './runtime/preferences/versions'
import { whenIdle } from './runtime/whenIdle'

/** Running is the site that runs in this document. */
export interface Running {
  site: SiteData
  /** hash of the theme and the site's data; a page of another one loads as a document */
  theme: string
  pages: Pages
  router: Router
  /** page is the one on screen. */
  page(): PageData
  /** show renders a page, or a new state of the current one and of the site's data, without changing the address. */
  show(page: PageData, site?: SiteData): void
}

/**
 * start hydrates the page that the server rendered, if there is one. An entry must not await it at its top
 * level, because the page's own script imports the entry. Requests for pages have the headers.
 */
export async function start(options?: HydrationOptions, headers?: HeadersInit): Promise<Running | undefined> {
  const hydration = pageIn(document)
  const container = document.getElementById(Mark.RootID)
  if (!hydration || !container) {
    return
  }
  if (hydration.page.code) {
    await loadCode(hydration.page)
  }
  return hydrate(hydration, { container, headers }, options)
}

function hydrate(
  { theme, site, page }: Hydration,
  { container, headers }: { container: HTMLElement; headers: HeadersInit | undefined },
  options?: HydrationOptions,
): Running {
  const history = browserHistory
  const scope = scopeOf(site)
  normalizeAddress(page)
  restoreScrollOfLoad(history.entry()?.scroll)

  const data = createPages({
    fetch: (url) => fetch(url, { cache: 'no-cache', headers }),
    read: pageInFetched,
    now: () => performance.now(),
  })
  const pages: Pages = {
    ...data,
    async load(pathname, how) {
      const file = await data.load(pathname, how)
      if (file.theme === running.theme) {
        await loadCode(file.page) // code for another theme would load a second runtime
      }
      return file
    },
  }
  /** Loads a page with its styles, but without its code, which may be large. */
  async function loadShown(pathname: string) {
    const file = await data.load(pathname)
    void loadCode({ ...file.page, code: undefined })
    return file
  }
  pages.put(history.url().pathname, { theme, page })
  let prefetcher: Promise<Prefetcher> | undefined
  async function loadPrefetcher(first?: Event) {
    const loading = new AbortController()
    let clicked: EventTarget | null = null
    window.addEventListener('click', ({ target }) => (clicked = target), loading)
    window.addEventListener('keydown', (event) => (first = event), loading) // may be a shortcut
    const { prefetchLinks } = await import('./runtime/navigation/prefetchLinks').finally(() => loading.abort())
    const options = {
      pages: { ...data, load: loadShown },
      connection: () => navigator.connection,
      here: () => page.path, // of the old page, until the next one has loaded
      isOurs: (link: HTMLAnchorElement) => isOurs(linkOf(link), scope),
    }
    return prefetchLinks({ ...options, site, pageKey, linkAt, whenIdle, enhanceWith, loadSheet, announce, store: localStore, fill }, first, clicked)
  }
  /** Loads the prefetcher when it is first needed. */
  async function prefetching(first?: Event) {
    prefetcher ??= loadPrefetcher(first)
    prefetcher.catch(() => {
      prefetcher = undefined
    })
    return prefetcher
  }
  /** Loads the prefetcher on the next interaction, and again on a later one if that fails, as without a network. */
  function awaitInteraction() {
    onFirstInteraction((event) => {
      prefetching(event).catch((error) => {
        console.warn(error)
        awaitInteraction()
      })
    })
  }
  let root: Root
  startTransition(() => {
    root = hydrateRoot(container, <App site={site} page={page} code={codeOf(page)} onReady={ready} />, options)
  })
  let shared = site
  function show(next: PageData, newer = shared) {
    page = next
    shared = newer
    applyHead(next)
    applyStyles(next)
    flushSync(() => root.render(<App site={newer} page={next} code={codeOf(next)} onReady={ready} />))
  }
  const screen = browserScreen(show)
  const router = createRouter({
    history,
    screen,
    load: pages.load,
    scope,
    theme: () => running.theme,
    warn: console.warn,
    isReachable: (url) => fetch(url, { method: 'HEAD', cache: 'no-store' }).then(() => true, () => false),
  })
  installRouter(router)
  const preload = async (href: string) => (await prefetching()).soon(new URL(href, history.url()).pathname)
  window.docgen = Object.freeze({ prefetch: preload, preload })

  function ready() {
    document.documentElement.dataset.hasHydrated = 'true'
    forgetUnknownVersions(site.docs, localStore)
    colorMode().start()
    connect(router, scope)
    markSettled()
    awaitInteraction()
    if (/L\d+$/.test(window.location.hash) || document.querySelector('[data-var]')) {
      void prefetching() // marks these lines of a code block, and shows the values of the reader
    }
  }
  const running = { site, theme, pages, router, page: () => page, show }
  return running
}

/** Replaces the address by the canonical path of the page. */
function normalizeAddress(page: PageData) {
  if (!page.notFound) {
    const url = new URL(window.location.href)
    url.pathname = page.path
    window.history.replaceState(window.history.state, '', url)
  }
}

declare global {
  interface Navigator {
    /** only in Chromium */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  interface Window {
    /** for the site's own scripts, once the theme runs */
    docgen?: Readonly<{
      /** prefetch fetches the page at href. */
      prefetch(href: string): Promise<void>
      /** preload does the same. Docusaurus has both names. */
      preload(href: string): Promise<void>
    }>
  }
}
