import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, hold, hydrated, scrollTo, test, visit } from '../site'

const { fixture, mdx, pages } = servers

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' })
const topOf = async (of: Locator) => (await of.boundingBox())?.y
const stored = (page: Page) =>
  page.evaluate(() => {
    const keys = ['docgen.announcement.id', 'docgen.announcement.dismiss']
    return keys.map((key) => localStorage.getItem(key))
  })

test('A1 the bar stands above the navbar, scrolls away, and shows the site’s HTML in its middle', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/features`)
  await expect(bar(page)).toHaveText('A new guide is out. Read it')
  const places = async () => {
    const [box, navbar] = [await bar(page).boundingBox(), await page.getByRole('banner').boundingBox()]
    return box && navbar ? [box.y, navbar.y - box.height] : []
  }
  await expect.poll(places, 'the tops of the bar, and of the navbar below it').toEqual([0, 0])
  const link = bar(page).getByRole('link', { name: 'Read it' })
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  const colour = await bar(page).evaluate((element) => getComputedStyle(element).color)
  await expect(link).toHaveCSS('color', colour)
  await expect(link.locator('..')).toHaveCSS('text-align', 'center')
  await scrollTo(page, 400)
  await expect(bar(page)).not.toBeInViewport()
  await expect.poll(() => topOf(page.getByRole('banner'))).toBe(0)
  await scrollTo(page, 0)
  await link.click()
  await expect(page).toHaveTitle('Set-up | Fixture')
  await expect(bar(page)).toBeVisible()
})

test('A1 A4 in a narrow window the bar grows with its text, and it is not printed', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 240, height: 700 })
  await visit(page, fixture.url)
  const height = async () => (await bar(page).boundingBox())?.height
  await expect.poll(height).toBeGreaterThan(40)
  await expect.poll(() => bar(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test('A1 A2 the site may give the bar its colours, and keep it from being closed', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}coloured/`)
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(16, 32, 48)')
  await expect(bar(page)).toHaveCSS('color', 'rgb(254, 254, 254)')
  await expect(bar(page).getByRole('link')).toHaveCSS('color', 'rgb(254, 254, 254)')
  await expect(close(page)).toHaveCount(0)
})

test('A2 A3 K7 a bar that is closed stays closed, and its two keys say so', async ({ quietPage: page }) => {
  await visit(page, `${pages.url}first/`)
  await expect.poll(() => stored(page)).toEqual(['first', 'false'])
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => stored(page)).toEqual(['first', 'true'])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(2)
  await page.getByRole('main').getByRole('link', { name: 'the other one' }).click()
  await expect(page).toHaveTitle('Other | Plain')
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(bar(page)).toBeHidden()
})

test('A3 W9 a bar with a new id shows on its first load, though the one before was closed', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}first/`)
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(`${pages.url}second/`, { waitUntil: 'commit' })
  await expect(bar(page), 'before the scripts run').toBeVisible()
  release()
  await hydrated(page)
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => stored(page)).toEqual(['second', 'false'])
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(bar(page)).toBeHidden()
})

test('A4 a bar that was closed does not flash: the page is laid out without it from the first paint', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}first/`)
  await close(page).click()
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(`${pages.url}first/`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => topOf(page.getByRole('banner'))).toBe(0)
  release()
  await hydrated(page)
  await expect(bar(page)).toBeHidden()
})

test('A3 a bar that is closed in one tab closes in the others too', async ({ quietPage: page, context }) => {
  await visit(page, `${pages.url}first/`)
  const other = await context.newPage()
  await visit(other, `${pages.url}first/other`)
  await close(other).click()
  await expect(bar(page)).toBeHidden()
})

test('A1 A site without an announcement has no bar and keeps no keys', async ({ quietPage: page }) => {
  await visit(page, mdx.url)
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toEqual([null, null])
})

test('the Phoenix site says once which version its pages describe, and links to what differs', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/app')
  await expect(bar(page)).toContainText('describe Phoenix 5.0.0. The latest release is 4.0.1.')
  await bar(page).getByRole('link', { name: 'See what differs' }).click()
  const section = page.getByRole('heading', { name: 'What differs in 4.0.1' })
  await expect(section).toBeInViewport()
  await close(page).click()
  await page.getByRole('row', { name: 'App.launch()' }).getByRole('link').click()
  await expect(page).toHaveTitle('App | Phoenix')
  await expect(bar(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A2 W28 the bar shows, without a button that does nothing', async ({ page }) => {
    await page.goto(`${pages.url}first/`)
    await expect(bar(page)).toBeVisible()
    await expect(close(page)).toBeHidden()
  })
})
