import type { Page } from '@playwright/test'
import { basePath, expect, isFetched, sidebarOf, test, titleOf, visit, withoutLinksInView } from '../site'

const link = (page: Page, name: string) => sidebarOf(page).getByRole('link', { name, exact: true })

/** Records the routes that are fetched, in order. */
function watch(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (isFetched(request)) {
      fetched.push(new URL(request.url()).pathname.slice(basePath.length))
    }
  })
  return fetched
}

/** The routes of the visible links to other pages. */
const inView = (page: Page) =>
  page.evaluate((basePath) => {
    const links = [...document.links].filter((link) => {
      const box = link.getBoundingClientRect()
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return link.origin === location.origin && at !== null && link.contains(at)
    })
    const paths = new Set(links.map((link) => link.pathname))
    paths.delete(location.pathname)
    return [...paths].map((path) => path.slice(basePath.length))
  }, basePath)

test('R3 W6 W30 a page is fetched for a gesture, once, and none before the reader does something', async ({
  quietPage: page,
}) => {
  await withoutLinksInView(page)
  const fetched = watch(page)
  await page.mouse.move(700, 300) // a pointer that rests where the page appears
  await visit(page, 'api/window')
  expect(fetched).toEqual([])
  await link(page, 'Storage').focus()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Task')).toBeFocused()
  await expect.poll(() => fetched, 'links with the focus').toEqual(['api/storage', 'api/task'])
  await link(page, 'Timer').hover()
  await expect
    .poll(() => fetched, 'the link under the pointer')
    .toEqual(['api/storage', 'api/task', 'api/timer'])
  await link(page, 'Timer').click()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await page.goForward()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  expect(fetched, 'neither a click nor a way back fetches again').toEqual([
    'api/storage',
    'api/task',
    'api/timer',
  ])
})

/** The bytes of all fetched pages, and of the document. */
const weights = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    const fetched = all.filter(({ initiatorType }) => initiatorType === 'fetch')
    return {
      fetched: fetched.reduce((sum, { transferSize }) => sum + transferSize, 0),
      document: all.find(({ initiatorType }) => initiatorType === 'navigation')?.encodedBodySize ?? 0,
    }
  })

/** Resolves once links in view have no more pages fetched, after a number of bytes for earlier pages. */
const isSpent = (page: Page, earlier = 0) =>
  expect
    .poll(async () => {
      const { fetched, document } = await weights(page)
      return fetched - earlier + document / 2
    })
    .toBeGreaterThanOrEqual(60_000)

test('R3 W6 pages of links in view are fetched within a budget, each once, the nearest first, and what the reader points at beyond it', async ({
  quietPage: page,
}) => {
  const fetched = watch(page)
  await visit(page, 'api/window')
  const seen = await inView(page)
  expect(seen.length).toBeGreaterThan(15)
  expect(fetched).toEqual([])
  await link(page, 'Installing and loading').hover()
  await isSpent(page)
  const ahead = fetched.length
  expect(fetched[0]).toBe('getting-started/loading')
  const neighbors = ['getting-started/managing-handlers', 'getting-started/preprocessing']
  expect(neighbors).toContain(fetched[1])
  expect(new Set(fetched).size).toBe(ahead)
  expect(fetched.filter((route) => !seen.includes(route))).toEqual([])
  await Promise.all([page.waitForResponse(`**${basePath}api/modal`), link(page, 'Modal').hover()])
  expect(fetched.slice(ahead), 'nothing but what the reader points at').toEqual(['api/modal'])
  const { fetched: earlier } = await weights(page)
  await link(page, 'Modal').click()
  await expect(titleOf(page, 'Modal')).toBeVisible()
  await isSpent(page, earlier)
  expect(fetched.length).toBeGreaterThan(ahead + 2)
  expect(new Set(fetched).size).toBe(fetched.length)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('R3 W6 the page under the finger is fetched, and those of a closed menu are not', async ({
    quietPage: page,
  }) => {
    const fetched = watch(page)
    await visit(page, 'api/timer')
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Next/ })
      .dispatchEvent('touchstart')
    await expect.poll(() => fetched[0]).toBe('api/point')
    const seen = await inView(page)
    await isSpent(page)
    expect(fetched.length).toBeGreaterThan(1)
    expect(fetched.slice(1).filter((route) => !seen.includes(route))).toEqual([])
  })
})

test('R3 E10 what did not load with the first interaction loads with a later one', async ({ page }) => {
  await withoutLinksInView(page)
  const fetched = watch(page)
  await page.route(/prefetchLinks/, (request) => request.abort('internetdisconnected'), { times: 1 })
  await visit(page, 'api/size')
  // The browser reports the request before the theme warns, which is when it waits for the next interaction.
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await Promise.all([warned, page.keyboard.press('Shift')])
  await Promise.all([page.waitForResponse(/prefetchLinks/), page.keyboard.press('Shift')])
  await link(page, 'Timer').hover()
  await expect.poll(() => fetched).toEqual(['api/timer'])
})
