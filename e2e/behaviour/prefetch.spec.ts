import type { Page } from '@playwright/test'
import { basePath, expect, isFetched, routes, settled, sidebarOf, test, titleOf, visit, withoutLinksInView } from '../site'

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

test('R3 W6 pages of links in view are fetched, each once, and no others', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const fetched = watch(page)
  await visit(page, 'api/window')
  const seen = await inView(page)
  expect(seen.length).toBeGreaterThan(5)
  expect(seen.length).toBeLessThan(routes.length)
  await page.keyboard.press('Shift') // the first sign that the reader uses the page
  await expect.poll(() => [...fetched].sort()).toEqual(seen.sort())
  await settled(page)
  expect([...fetched].sort()).toEqual(seen.sort())
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
    await expect.poll(() => seen.filter((route) => !fetched.includes(route))).toEqual([])
    expect(fetched).not.toContain('getting-started/typescript')
  })
})

test('R3 E10 what did not load with the first interaction loads with a later one', async ({ page }) => {
  await withoutLinksInView(page)
  const fetched = watch(page)
  await page.route(/prefetchLinks/, (request) => request.abort('internetdisconnected'), { times: 1 })
  await visit(page, 'api/window')
  await Promise.all([page.waitForEvent('console'), page.keyboard.press('Shift')]) // the warning
  await Promise.all([page.waitForResponse(/prefetchLinks/), page.keyboard.press('Shift')])
  await link(page, 'Timer').hover()
  await expect.poll(() => fetched).toEqual(['api/timer'])
})
