import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, hold, hydrated, scrollTo, test, visit } from '../site'

const { fixture, pages } = servers

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' })
const topOf = async (of: Locator) => (await of.boundingBox())?.y
const stored = (page: Page) =>
  page.evaluate(() => {
    const keys = ['docgen.announcement.id', 'docgen.announcement.dismiss']
    return keys.map((key) => localStorage.getItem(key))
  })

test('A1 A4 N1 the bar stands above the navbar, which sticks when it scrolls away, shows the site’s HTML in its middle, and is not printed', async ({
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
  const below = await topOf(page.getByRole('banner'))
  await page.setViewportSize({ width: 1440, height: 500 })
  for (const place of [300, 600, 400, 0]) {
    await scrollTo(page, place)
    await expect
      .poll(() => topOf(page.getByRole('banner')), `scrolled to ${place}`)
      .toBe(place > 0 ? 0 : below)
    await expect.poll(() => topOf(bar(page)), 'it scrolls away').toBe(0 - place)
  }
  await link.click()
  await expect(page).toHaveTitle('Set-up | Fixture')
  await expect(bar(page)).toBeVisible()
  await test.step('in a narrow window it grows with its text', async () => {
    await page.setViewportSize({ width: 240, height: 700 })
    const height = async () => (await bar(page).boundingBox())?.height
    await expect.poll(height).toBeGreaterThan(40)
    await expect
      .poll(() => bar(page).evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBe(0)
  })
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test('A2 A3 A4 K7 W9 a bar that is closed stays closed in all tabs, without a flash, until there is one with a new id', async ({
  quietPage: page,
  context,
}) => {
  await visit(page, `${pages.url}first/`)
  await expect.poll(() => stored(page)).toEqual(['first', 'false'])
  await test.step('it closes in the other tabs too', async () => {
    const other = await context.newPage()
    await visit(other, `${pages.url}first/other`)
    await close(other).click()
    await expect(bar(page)).toBeHidden()
    await other.close()
  })
  await expect.poll(() => stored(page)).toEqual(['first', 'true'])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(2)
  await page.getByRole('main').getByRole('link', { name: 'the other one' }).click()
  await expect(page).toHaveTitle('Other | Plain')
  await expect(bar(page)).toBeHidden()
  await test.step('a page is laid out without it from the first paint', async () => {
    const release = await hold(page, /\/assets\/.*\.js$/)
    await page.goto(`${pages.url}first/`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await expect.poll(() => topOf(page.getByRole('banner'))).toBe(0)
    release()
    await hydrated(page)
    await expect(bar(page)).toBeHidden()
  })
  await test.step('one with a new id shows before the scripts run, and can be closed too', async () => {
    const release = await hold(page, /\/assets\/.*\.js$/)
    await page.goto(`${pages.url}second/`, { waitUntil: 'commit' })
    await expect(bar(page)).toBeVisible()
    release()
    await hydrated(page)
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => stored(page)).toEqual(['second', 'false'])
    await close(page).click()
    await expect(bar(page)).toBeHidden()
    await expect.poll(() => stored(page)).toEqual(['second', 'true'])
  })
})
