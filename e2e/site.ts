import { test as base, expect, type Locator, type Page } from '@playwright/test'
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
  'app',
  'event',
  'events',
  'identifiable',
  'image',
  'iterable',
  'key',
  'keys',
  'modal',
  'mouse',
  'phoenix',
  'point',
  'preferences',
  'rectangle',
  'require',
  'screen',
  'size',
  'space',
  'storage',
  'task',
  'timer',
  'window',
]

/** The site's base path. */
export const { basePath } = servers.phoenix

/** Every route of the Phoenix site below its base path, in reading order. */
export const routes = [
  '',
  ...gettingStarted.map((name) => `getting-started/${name}`),
  ...api.map((name) => `api/${name}`),
]

/** Resolves once the page is alive. */
export async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor()
}

/** Opens an address and resolves once the page is alive. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

/** The list of the docs' pages, beside the content or in the side menu. */
export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })

/** A link of that list. */
export const sidebarLink = (page: Page, name: string) =>
  sidebarOf(page).getByRole('link', { name, exact: true })

/** The list of the page's headings. */
export const tocOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

/** The page's first heading. */
export const titleOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Scrolls the page, and resolves once what listens to it has done its work. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, top)
}

export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Changes the colour mode as another tab of the site would; pages to come begin with it. */
export const setMode = (page: Page, mode: string) =>
  page.evaluate((mode) => {
    localStorage.setItem('theme', mode)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, mode)

/** The address in the bar, without origin and base path. */
export function addressOf(page: Page) {
  const { pathname, search, hash } = new URL(page.url())
  return (pathname + search + hash).slice(basePath.length)
}

/** How many entries the history of the tab has. */
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

/** Marks the document, so that another one is told apart. */
export const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
export const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.same === 'yes')

/** Changes what a route's index.json says: a client navigation then shows what the site does not have. */
export async function changePage(page: Page, route: string, change: (data: PageData) => void) {
  await page.route(`**${basePath}${route && `${route}/`}index.json`, async (request) => {
    const response = await request.fetch()
    const file = await response.json()
    change(file.page)
    await request.fulfill({ response, json: file })
  })
}

const embedded = /(<script type="application\/json" id="docgen-data">)(.*?)(<\/script>)/

/** Changes the text of documents on their way. */
export async function changeDocument(page: Page, change: (html: string) => string) {
  await page.route('**/*', async (request) => {
    if (request.request().resourceType() !== 'document') {
      return request.fallback()
    }
    const response = await request.fetch()
    return request.fulfill({ response, body: change(await response.text()) })
  })
}

/** Changes the data that documents hydrate from. The server's HTML stays as it was. */
export const changeSite = (page: Page, change: (data: Hydration) => void) =>
  changeDocument(page, (html) =>
    html.replace(embedded, (_, open, text, close) => {
      const data = JSON.parse(text)
      change(data)
      return open + JSON.stringify(data).replaceAll('<', '\\u003c') + close
    }),
  )

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (request) => {
    await released
    await request.fallback()
  })
  return release
}

/** Keeps the scripts of the site from loading; those in the page itself still run. */
export async function withoutScripts(page: Page) {
  await page.route(/\/assets\/.*\.js(\?.*)?$/, (route) => route.abort())
}

/** Expects elements to follow each other in the document. */
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

/** A page that fails its test when the browser's console says anything. */
export const test = base.extend<{ quietPage: Page }>({
  page: async ({ page, context }, use) => {
    // The history holds fifty entries, and was filled by the tests before.
    const client = await context.newCDPSession(page)
    await client.send('Page.resetNavigationHistory')
    await client.detach()
    await use(page)
    // What a test has no more use for may still be on its way.
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
