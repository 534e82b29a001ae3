import { test as base, expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { servers } from './servers'
import type { Hydration, PageData } from '../theme/contract'

const gettingStarted = [
  'introduction',
  'managing-handlers',
  'loading',
  'preprocessing',
  'about-coordinates',
  'logging-and-debugging',
  'typescript',
]

const api = [
  'key',
  'keys',
  'mouse',
  'window',
  'app',
  'screen',
  'space',
  'modal',
  'image',
  'phoenix',
  'event',
  'events',
  'preferences',
  'require',
  'storage',
  'task',
  'timer',
  'point',
  'size',
  'rectangle',
  'identifiable',
  'iterable',
]

/** The site's base path. */
export const { basePath } = servers.phoenix

/** Every route of the Phoenix site below its base path, in reading order. */
export const routes = [
  '',
  ...gettingStarted.map((name) => `getting-started/${name}`),
  ...api.map((name) => `api/${name}`),
]

/** Resolves once the page is interactive. */
export async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

/** Resolves once the page has nothing left to do: see theme/runtime/navigation/settled.ts. */
export async function settled(page: Page) {
  await page.locator('html[data-settled]').waitFor()
}

/** Resolves once the code runs that loads with the first interaction, whenever that is. */
export async function awake(page: Page) {
  await page.evaluate('window.docgen.prefetch(window.location.href)')
  await expect(page.locator('#content-body .code-block > pre:last-child'), 'blocks without buttons').toHaveCount(0)
  const examples = page.locator('.code-block[data-playground]:not(:has(.playground-toggle))')
  await expect(examples, 'examples without Try it').toHaveCount(0)
}

/** Opens an address and resolves once the page has settled. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
}

/**
 * Shows the HTML of an address as the server sends it, without the site's styles, images and scripts. This takes a
 * fifth of the time of a visit, and is enough to read what the server rendered.
 */
export async function read(page: Page, address: string) {
  const response = await page.request.get(address)
  await page.setContent(await response.text(), { waitUntil: 'domcontentloaded' })
}

/** The width of the page with what reaches beyond the window, in CSS pixels. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** The sidebar of the docs, beside the content or in the side menu. */
export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

/** A link of the sidebar. */
export const sidebarLink = (page: Page, name: string) =>
  sidebarOf(page).getByRole('link', { name, exact: true })

/**
 * Opens the side menu with an action, and resolves once it shows its panels. The menu opens at once. A moment later,
 * React renders the panels, and replaces those that were there when it was open before.
 */
export async function openMenu(page: Page, act = () => menuButton(page).click()) {
  const panels = page.getByRole('dialog', { name: 'Menu', includeHidden: true }).locator('[data-panel]')
  await panels.evaluateAll((old) => old.map((panel) => panel.setAttribute('data-old', '')))
  await act()
  await expect(panels.and(page.locator(':not([data-old])'))).toBeVisible()
}

/** The button that opens the side menu. */
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })

/** The table of contents. */
export const tocOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

/** The title of the page. */
export const titleOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Scrolls the page and resolves once the listeners have run. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  await painted(page)
}

/**
 * Resolves once the browser has painted what is there now. A browser that has stopped painting fails the test with the
 * state of the page, which a test that only runs out of time does not tell.
 */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        let frames = 0
        const state = () => `${document.visibilityState}, ${document.readyState}, ${document.getAnimations().length} animations`
        const watch = setTimeout(() => fail(new Error(`${frames} of 2 frames within 30 s: ${state()}`)), 30_000)
        requestAnimationFrame(function count() {
          frames++
          if (frames < 2) {
            requestAnimationFrame(count)
            return
          }
          clearTimeout(watch)
          done()
        })
      }),
  )

export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The keys of what the reader has chosen. The announcement stores its id before the reader closes it. */
export const choices = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('docgen.announcement.')))

/** Changes the color mode like another tab of the site, also for later pages. */
export const setMode = (page: Page, mode: string) =>
  page.evaluate((mode) => {
    localStorage.setItem('theme', mode)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, mode)

/** The current address without origin and base path. */
export function addressOf(page: Page) {
  const { pathname, search, hash } = new URL(page.url())
  return (pathname + search + hash).slice(basePath.length)
}

/** Number of entries in the history of the tab. */
export const historyLength = (page: Page) => page.evaluate(() => window.history.length)

/** Puts a link at the start of the content. */
export async function addLink(page: Page, href: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'A link of the test'
    document.querySelector('h1')?.before(link)
  }, href)
  return page.getByRole('link', { name: 'A link of the test' })
}

/** Marks the document, to recognize a new one. */
export const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
export const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.same === 'yes')

/** Reports whether a script asks for a page, as for client navigation. */
export const isFetched = (request: Request) =>
  request.resourceType() === 'fetch' &&
  request.method() === 'GET' &&
  !/\.[a-z]+$|\/__docgen\//.test(new URL(request.url()).pathname)

/** Answers when a script asks for the page of a route. */
export const routeFetch = (page: Page, route: string, answer: (route: Route) => Promise<void>) =>
  page.route(`**${basePath}${route}`, (asked) => (isFetched(asked.request()) ? answer(asked) : asked.fallback()))

/** Changes the data of a route, so that client navigation shows a page that the site does not have. */
export const changePage = (page: Page, route: string, change: (data: PageData) => void) =>
  routeFetch(page, route, async (asked) => {
    const response = await asked.fetch()
    const body = changeEmbedded(await response.text(), (data) => change(data.page))
    await asked.fulfill({ response, body })
  })

const embedded = /(<script type="application\/json" id="docgen-data">)(.*?)(<\/script>)/

/** The data that a document embeds. */
export const embeddedIn = (html: string): Hydration => JSON.parse(embedded.exec(html)?.[2] ?? '')

/** Changes the HTML of documents before the browser gets it. */
export async function changeDocument(page: Page, change: (html: string) => string) {
  await page.route('**/*', async (request) => {
    if (request.request().resourceType() !== 'document') {
      return request.fallback()
    }
    const response = await request.fetch()
    return request.fulfill({ response, body: change(await response.text()) })
  })
}

/** Changes the data that documents hydrate from. The HTML from the server stays the same. */
export const changeSite = (page: Page, change: (data: Hydration) => void) =>
  changeDocument(page, (html) => changeEmbedded(html, change))

const changeEmbedded = (html: string, change: (data: Hydration) => void) =>
  html.replace(embedded, (_, open, text, close) => {
    const data = JSON.parse(text)
    change(data)
    return open + JSON.stringify(data).replaceAll('<', '\\u003c') + close
  })

/** Disables prefetching of links in view, to see the effect of one gesture. */
export const withoutLinksInView = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

/** Delays requests for files, or those of scripts for the page of a route, until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const wait = async (asked: Route) => {
    await released
    await asked.fallback()
  }
  await (typeof url === 'string' ? routeFetch(page, url, wait) : page.route(url, wait))
  return release
}

/** Blocks the scripts of the site. Inline scripts still run. */
export async function withoutScripts(page: Page) {
  await page.route(/\/assets\/.*\.js(\?.*)?$/, (route) => route.abort())
}

/** Expects elements to be in this order in the document. */
export async function inOrder(locators: Locator[]) {
  for (const [position, locator] of locators.slice(1).entries()) {
    const before = await locators[position]?.elementHandle()
    const follows = await locator.evaluate(
      (element, other) =>
        other !== null && (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      before ?? null,
    )
    expect(follows, `${locator} follows ${locators[position]}`).toBe(true)
  }
}

/** A page that fails its test if anything is written to the browser's console. */
export const test = base.extend<{ quietPage: Page }>({
  page: async ({ page }, use) => {
    await use(page)
    // Requests may still be running when a test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  quietPage: async ({ page }, use) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
    await use(page)
    expect(messages).toEqual([])
  },
})

export { expect }
