import { expect, test as base, type Page } from '@playwright/test'
import { type BuiltSite, openBuiltSite } from './builtSite'
import { hydrated, sidebarLink, titleOf, visit, withoutLinksInView } from './site'

const config = (rest: string) => `title: Site\nurl: https://example.org\nbaseUrl: /docs/\n${rest}`
const files = {
  'docgen.yaml': config('offline: true\n'),
  'content/index.md': '---\nsidebar_position: 1\n---\n\n# Welcome\n\nFirst words.\n\n![dot](dot.svg)\n',
  'content/dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="4"/></svg>\n',
  'content/second.md': '# Second\n\nSecond words.\n',
  'content/third.md': '# Third\n\nNever read.\n',
}

/** A site and a new browser context, because service workers outlive the pages of a context. */
const test = base.extend<{ site: BuiltSite; reader: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  site: async ({}, use) => {
    const site = await openBuiltSite(files)
    await use(site)
    await site.close()
  },
  reader: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

/** The paths in the cache of the worker. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )

/**
 * Takes the network away. Chromium's emulation tells the page, but does not always reach the requests of the
 * service worker, so the server is gone as well.
 */
async function disconnect(page: Page, site: BuiltSite) {
  await site.stop()
  await page.context().setOffline(true)
}

async function connect(page: Page, site: BuiltSite) {
  await site.start()
  await page.context().setOffline(false)
}

/** Reads the first page and, through a link, the second one, until both are cached. */
async function readTwoPages(page: Page, { url }: BuiltSite) {
  await visit(page, url)
  await expect.poll(() => kept(page)).toContain('/docs/')
  await sidebarLink(page, 'Second').click()
  await expect(titleOf(page, 'Second')).toBeVisible()
  await expect.poll(() => kept(page)).toContain('/docs/second/')
}

test('R5 pages that were read can be loaded and followed offline, others say why not; a new deploy is shown at once, and removal of the option removes the worker', async ({
  site,
  reader,
}) => {
  await withoutLinksInView(reader) // pages that are fetched ahead are kept too
  await readTwoPages(reader, site)
  await expect.poll(() => workers(reader)).toEqual(['/docs/'])
  await disconnect(reader, site)
  await test.step('a page that was read by a link is loaded', async () => {
    await reader.reload()
    await hydrated(reader)
    await expect(reader.getByText('Second words.')).toBeVisible()
  })
  await test.step('a page that was loaded is read by a link, with its picture', async () => {
    await sidebarLink(reader, 'Welcome').click()
    await expect(titleOf(reader, 'Welcome')).toBeVisible()
    await reader.reload()
    await hydrated(reader)
    await expect(reader.getByRole('img', { name: 'dot' })).toHaveJSProperty('naturalWidth', 9)
  })
  await test.step('a page that was not read waits for the network', async () => {
    await reader.goto(`${site.url}third`)
    await expect(titleOf(reader, 'You are offline')).toBeVisible()
    await connect(reader, site)
    await expect(titleOf(reader, 'Third')).toBeVisible()
    await sidebarLink(reader, 'Second').click()
    await expect(titleOf(reader, 'Second')).toBeVisible()
  })
  const [before] = await reader.evaluate(() => caches.keys())
  await test.step('new words', async () => {
    await site.deploy({ 'content/second.md': '# Second\n\nNew words.\n' })
    await reader.reload()
    await expect(reader.getByText('New words.')).toBeVisible()
    await hydrated(reader)
  })
  await test.step('new data of the site: what the version before kept is removed', async () => {
    await site.deploy({
      'docgen.yaml': config('offline: true\ntagline: New\n'),
      'content/second.md': '# Second\n\nNewer words.\n',
    })
    await reader.reload()
    await expect(reader.getByText('Newer words.')).toBeVisible()
    // The browser looks for a new worker by itself, seconds after the page has loaded.
    await reader.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => reader.evaluate(() => caches.keys())).not.toContain(before)
    await expect.poll(() => kept(reader)).toContain('/docs/second/')
    await disconnect(reader, site)
    await reader.reload()
    await hydrated(reader)
    await expect(reader.getByText('Newer words.')).toBeVisible()
    await connect(reader, site)
  })
  await test.step('without the option there is no worker, and nothing is kept', async () => {
    await site.deploy({ 'docgen.yaml': config('') })
    await reader.reload()
    await expect.poll(() => workers(reader)).toEqual([])
    await expect.poll(() => reader.evaluate(() => caches.keys())).toEqual([])
  })
})
