import type { Page } from '@playwright/test'
import { basePath, expect, hydrated, routes, sidebarOf, test, titleOf, visit } from '../site'

const link = (page: Page, name: string) => sidebarOf(page).getByRole('link', { name, exact: true })
const article = (page: Page, name: string) =>
  page.getByRole('article').getByRole('link', { name, exact: true }).first()

/** Records the routes whose data is fetched, in order. */
function watch(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('index.json')) {
      fetched.push(pathname.slice(basePath.length).replace(/\/?index\.json$/, ''))
    }
  })
  return fetched
}

/** The routes of visible links that are neither fetched nor on screen. */
async function missing(page: Page, fetched: string[]): Promise<string[]> {
  return (await inView(page)).filter((route) => route !== 'api/window' && !fetched.includes(route))
}

/** Disables prefetching of links in view, to see the effect of one gesture. */
async function withoutLinksInView(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
}

/** Moves the pointer beside the content until what it starts is there, as a reader's hand does. */
async function expectOnMove<T>(page: Page, read: () => T | Promise<T>, expected: Awaited<T>) {
  let y = 300
  await expect
    .poll(async () => {
      await page.mouse.move(340, y++)
      return read()
    })
    .toEqual(expected)
}

/** The routes of the visible links. */
async function inView(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    [...document.links]
      .filter((link) => {
        const box = link.getBoundingClientRect()
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return link.origin === location.origin && at !== null && link.contains(at)
      })
      .map((link) => link.pathname),
  )
  return [...new Set(paths.map((path) => path.slice(basePath.length)))]
}

test('R3 W6 a first visit fetches no other page until the reader does something', async ({
  quietPage: page,
}) => {
  const fetched = watch(page)
  await page.mouse.move(700, 300) // a pointer that rests where the page appears
  await visit(page, 'api/window')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

test('R3 the page is fetched once when the pointer is on its link, and not again by the click', async ({
  quietPage: page,
}) => {
  await withoutLinksInView(page)
  const fetched = watch(page)
  await visit(page, 'api/window')
  await link(page, 'Timer').hover()
  await expect.poll(() => fetched).toEqual(['api/timer'])
  await link(page, 'Window').hover()
  await link(page, 'Timer').hover()
  await link(page, 'Timer').click()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  expect(fetched).toEqual(['api/timer'])
})

test('W30 the page is fetched when its link has the focus', async ({ quietPage: page }) => {
  await withoutLinksInView(page)
  const fetched = watch(page)
  await visit(page, 'api/window')
  await link(page, 'Storage').focus()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Task')).toBeFocused()
  await expect.poll(() => fetched).toEqual(['api/storage', 'api/task'])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('R3 the page is fetched when the finger comes down', async ({ quietPage: page }) => {
    await withoutLinksInView(page)
    const fetched = watch(page)
    await visit(page, 'api/timer')
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ })
    await next.dispatchEvent('touchstart')
    await expect.poll(() => fetched).toEqual(['api/point'])
  })

  test('W6 the links of a menu that was never opened are not fetched', async ({ quietPage: page }) => {
    const fetched = watch(page)
    await visit(page, 'api/window')
    await expectOnMove(page, () => missing(page, fetched), [])
    await page.waitForLoadState('networkidle')
    expect(fetched).not.toContain('getting-started/typescript')
  })
})

test('R3 W6 pages of links in view are fetched, each once, and no others', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const fetched = watch(page)
  await visit(page, 'api/window')
  await expectOnMove(page, () => missing(page, fetched), [])
  const seen = await inView(page)
  expect(seen.length).toBeGreaterThan(5)
  expect(seen.length).toBeLessThan(routes.length)
  await page.waitForLoadState('networkidle')
  expect(new Set(fetched).size).toBe(fetched.length)
  expect(fetched).not.toContain('api/window')
  expect(fetched).not.toContain('getting-started/loading')
})

test('W6 links in view are fetched two at a time, and the one under the pointer at once', async ({
  quietPage: page,
}) => {
  let open = 0
  let most = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/index.json', async (request) => {
    open += 1
    most = Math.max(most, open)
    await released
    open -= 1
    await request.continue()
  })
  await visit(page, 'api/window')
  await expectOnMove(page, () => open, 2)
  await link(page, 'Event').scrollIntoViewIfNeeded()
  await link(page, 'Event').hover()
  await expect.poll(() => open).toBe(3)
  release()
  await expect.poll(() => open).toBe(0)
  expect(most).toBe(3)
})

for (const [name, connection, fetches] of [
  ['save-data', { saveData: true, effectiveType: '4g' }, false],
  ['a 2g line', { saveData: false, effectiveType: '2g' }, false],
  ['a slow 2g line', { saveData: false, effectiveType: 'slow-2g' }, false],
  ['a 3g line', { saveData: false, effectiveType: '3g' }, true],
  ['a 4g line', { saveData: false, effectiveType: '4g' }, true],
  ['a line that is not known', undefined, true],
] as const) {
  test(`R4 with ${name} ${fetches ? 'pages are fetched early' : 'only a click fetches'}`, async ({
    quietPage: page,
  }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, connection)
    const fetched = watch(page)
    await visit(page, 'api/window')
    await link(page, 'Timer').hover()
    if (fetches) {
      await expect.poll(() => fetched).toContain('api/timer')
    }
    await link(page, 'Task').focus()
    await link(page, 'Storage').click()
    await expect(titleOf(page, 'Storage')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched.length > 1).toBe(fetches)
    expect(fetched).toContain('api/storage')
  })
}

test('R4 without the browser’s help to see what is in view, the rest works', async ({ quietPage: page }) => {
  await withoutLinksInView(page)
  const fetched = watch(page)
  await page.goto('api/window')
  await hydrated(page)
  await article(page, 'Identifiable').hover()
  await expect.poll(() => fetched).toEqual(['api/identifiable'])
})

test('W6 a page that was fetched is not fetched again on the way back', async ({ quietPage: page }) => {
  await withoutLinksInView(page)
  const fetched = watch(page)
  await visit(page, 'api/window')
  await link(page, 'Timer').click()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await page.goForward()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  expect(fetched).toEqual(['api/timer'])
})
