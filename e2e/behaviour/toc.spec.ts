import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { addressOf, expect, inOrder, scrollOf, scrollTo, test, titleOf, tocOf, visit } from '../site'

const fixture = servers.fixture.url
const active = (page: Page) => tocOf(page).locator('[aria-current]')

/** The targets of the current links. */
const marked = (page: Page) =>
  active(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** The id that rule T4 gives for the current state of the page. */
function ruled(page: Page) {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('.markdown :is(h2, h3)')]
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
    const first = headings.findIndex((heading) => heading.getBoundingClientRect().top >= edge)
    const box = headings[first]?.getBoundingClientRect()
    if (!box) {
      return headings.at(-1)?.id
    }
    return headings[box.top > 0 && box.bottom < window.innerHeight / 2 ? first : first - 1]?.id
  })
}

test('T1 the headings of levels 2 and 3 are listed, nested, with their inline marks', async ({ page }) => {
  await visit(page, 'api/modal')
  const headings = await page
    .locator('.markdown :is(h2, h3)')
    .evaluateAll((elements) => elements.map((element) => `#${element.id}`))
  const links = tocOf(page).getByRole('link')
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
  expect(hrefs).toEqual(headings)
  const parent = tocOf(page).locator('li:has(> a[href="#static-methods"])')
  await expect(parent.locator('ul a')).toHaveText(['Modal.build()'])
  await expect(parent.locator('ul a code')).toHaveText('Modal.build()')
})

test('T1 a page may ask for other levels', async ({ page }) => {
  await visit(page, `${fixture}markdown`)
  await expect(tocOf(page).getByRole('link', { name: 'Fourth level' })).toHaveCount(1)
  await expect(tocOf(page).getByRole('link', { name: 'Fifth level' })).toHaveCount(0)
})

test('T1 a page may do without, and has more room then', async ({ page }) => {
  const width = () => page.getByRole('article').evaluate((element) => element.clientWidth)
  await visit(page, `${fixture}guide/setup`)
  const before = await width()
  await visit(page, `${fixture}wide`)
  await expect(page.getByText('On this page')).toHaveCount(0)
  expect(await width()).toBeGreaterThan(before)
  await visit(page, `${fixture}guide/closed`)
  await expect(page.getByText('On this page')).toHaveCount(0)
})

test('T2 it stands beside the text, stays in sight and scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 500 })
  await visit(page, 'api/modal')
  const text = await page.getByRole('article').boundingBox()
  await scrollTo(page, 1500)
  const box = await tocOf(page).boundingBox()
  const navbar = await page.getByRole('banner').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.height ?? 0) - 1)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
  await tocOf(page).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => tocOf(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  expect(await scrollOf(page)).toBe(1500)
})

test('T2 T3 W18 in narrow windows it is folded away above the text', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await visit(page, 'api/modal')
  const folded = page.locator('details', { has: page.locator('summary', { hasText: /^On this page$/ }) })
  const summary = folded.locator('summary')
  const link = folded.getByRole('link', { name: 'Examples', exact: true })
  await expect(folded).toHaveCount(1)
  await expect(folded).not.toHaveAttribute('open')
  await expect(tocOf(page)).toBeHidden()
  await inOrder([summary, titleOf(page, 'Modal')])
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await expect(active(page)).toHaveCount(0)
  await link.click()
  await expect.poll(() => addressOf(page)).toBe('api/modal#examples')
  await expect(page.locator('#examples')).toBeInViewport()
  await expect(folded).toHaveAttribute('open')
  await summary.press('Space')
  await expect(folded).not.toHaveAttribute('open')
})

test('T2 there is one table of contents at a time, whichever way the window changes', async ({ page }) => {
  await visit(page, 'api/modal')
  await expect(tocOf(page).getByRole('link', { name: 'Interface' })).toBeVisible()
  await page.setViewportSize({ width: 996, height: 900 })
  await expect(tocOf(page).locator('visible=true')).toHaveCount(0)
  await expect(page.locator('summary:visible', { hasText: 'On this page' })).toBeVisible()
  await page.setViewportSize({ width: 997, height: 900 })
  await expect(page.locator('summary:visible', { hasText: 'On this page' })).toHaveCount(0)
  await expect(tocOf(page).getByRole('link', { name: 'Interface' })).toBeVisible()
})

test('T4 T5 one link follows the reading', async ({ page }) => {
  await visit(page, 'api/modal')
  for (const top of [0, 400, 780, 880, 1700, 2345, 3210, 5000, 3333]) {
    await scrollTo(page, top)
    const id = await ruled(page)
    await expect.poll(() => marked(page), `at ${top}`).toEqual(id === undefined ? [] : [`#${id}`])
  }
})

test('T4 above the first heading no link is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await visit(page, 'api/modal')
  expect(await ruled(page)).toBeUndefined()
  await expect(active(page)).toHaveCount(0)
})

test('T5 the marked link differs in colour and says so', async ({ page }) => {
  await visit(page, 'api/modal#weight')
  const link = tocOf(page).getByRole('link', { name: 'weight', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'location')
  const colour = (name: string) =>
    tocOf(page)
      .getByRole('link', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).color)
  await expect.poll(async () => (await colour('weight')) === (await colour('font'))).toBe(false)
})

test('T5 W22 a new size of the window is followed without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await visit(page, 'api/modal')
  await expect(active(page)).toHaveText('Interface')
  await page.setViewportSize({ width: 1440, height: 400 })
  await expect(active(page)).toHaveCount(0)
})

test('W22 the last section is marked at the end of the page, however short it is', async ({ page }) => {
  await visit(page, 'api/modal')
  await scrollTo(page, 1_000_000)
  await expect(active(page)).toHaveAttribute('href', '#see-also')
})

test('W22 a link that is followed is the marked one, the last ones too', async ({ page }) => {
  await visit(page, 'api/modal')
  for (const name of ['See also', 'Search while you type', 'Notes', 'Interface']) {
    await tocOf(page).getByRole('link', { name, exact: true }).click()
    await expect(active(page)).toHaveText(name)
  }
})

/** Follows every link of the list, and returns those that are not marked 30 frames later. */
function followAll(page: Page) {
  return tocOf(page).evaluate(async (toc) => {
    const marked = () => [...toc.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent).join()
    const wrong: string[] = []
    for (const link of toc.querySelectorAll('a')) {
      link.click()
      for (let frame = 0; frame < 30 && marked() !== link.textContent; frame++) {
        await new Promise(requestAnimationFrame)
      }
      if (marked() !== link.textContent) {
        wrong.push(`${link.textContent}: ${marked()}`)
      }
    }
    return wrong
  })
}

for (const { scale, height } of [
  { scale: 1, height: 900 },
  { scale: 1.5, height: 500 },
]) {
  test(`W22 each link of a long list is marked after a click on it, ${height} px high at scale ${scale}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, deviceScaleFactor: scale, viewport: { width: 1440, height } })
    const page = await context.newPage()
    for (const route of ['api/window', 'api/modal']) {
      await visit(page, route)
      expect(await followAll(page), route).toEqual([])
    }
    await context.close()
  })
}

test('W22 on the way down every heading has its turn, in order', async ({ page }) => {
  await visit(page, 'api/mouse')
  const all = await tocOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const seen: (string | null | undefined)[] = []
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  for (let top = 0; top < end + 30; top += 30) {
    await scrollTo(page, top)
    const [now] = await marked(page)
    if (now && now !== seen.at(-1)) {
      seen.push(now)
    }
  }
  expect(seen).toEqual(all)
})

test('W22 the marked link is kept in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 450 })
  await visit(page, 'api/modal')
  await scrollTo(page, 1_000_000)
  await expect(active(page)).toHaveText('See also')
  await expect(active(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 1500)
  await expect(active(page)).toBeInViewport({ ratio: 1 })
})
