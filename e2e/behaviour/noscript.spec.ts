import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, sidebarOf, test, titleOf, widthOf } from '../site'

const { fixture, pages } = servers

test.use({ javaScriptEnabled: false })

const pagination = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })
const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Expects a page to show no button, no field and no link that does nothing, in a window of a width and in another one. */
async function expectNothingIdle(page: Page, ...widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('button:visible, input:visible, a:not([href]):visible')).toHaveCount(0)
    await expect.poll(() => widthOf(page)).toBe(width)
  }
}

test('F8 W28 B4 everything leads where it says: contents, links, pagination, breadcrumbs, categories, dropdowns, versions and languages', async ({
  page,
}) => {
  await page.goto(`${fixture.url}guide/setup`)
  await test.step('contents and links', async () => {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Use' }).click()
    await expect(page).toHaveURL(`${fixture.url}guide/setup#use`)
    await expect(page.locator('#use')).toBeInViewport()
    const covered = async () => {
      const [navbar, heading] = [
        await page.getByRole('banner').boundingBox(),
        await page.locator('#use').boundingBox(),
      ]
      return navbar && heading ? navbar.height - heading.y : Number.NaN
    }
    await expect.poll(covered).toBeLessThanOrEqual(0)
    await page.locator('.markdown').getByRole('link', { name: 'features' }).click()
    await expect(page.locator('#long-lines')).toBeInViewport()
  })
  await test.step('a page with much on it shows nothing that does nothing', () =>
    expectNothingIdle(page, 390, 1440))
  await test.step('B4 previous and next are two equal columns', async () => {
    const next = pagination(page).getByRole('link', { name: /^Next/ })
    const beside = async () => {
      const left = await box(pagination(page).getByRole('link', { name: /^Previous/ }))
      const right = await box(next)
      return [left.width - right.width, left.y - right.y]
    }
    await expect.poll(beside).toEqual([0, 0])
    await next.click()
    await expect(titleOf(page, 'Deep')).toBeVisible()
  })
  await test.step('breadcrumbs, and next alone, which stands at the end', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home page' }).click()
    await expect(page).toHaveURL(fixture.url)
    await expect(pagination(page).getByRole('link')).toHaveAttribute('rel', 'next')
    const middle = async () => {
      const all = await box(pagination(page))
      return (await box(pagination(page).getByRole('link'))).x - all.x - all.width / 2
    }
    await expect.poll(middle).toBeGreaterThan(0)
  })
  await test.step('categories of the sidebar and dropdowns open', async () => {
    const closed = sidebarOf(page).getByRole('link', { name: 'Closed' })
    await expect(closed).toBeHidden()
    await sidebarOf(page).locator('summary', { hasText: 'Closed' }).click()
    await closed.click()
    await expect(titleOf(page, 'Closed')).toBeVisible()
    await page.getByRole('banner').locator('summary', { hasText: 'More' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Deep page' }).click()
    await expect(titleOf(page, 'Deep page')).toBeVisible()
  })
  await test.step('V3 V4 versions and languages can be changed', async () => {
    await page.goto(`${pages.url}guide`)
    await expectNothingIdle(page, 390, 1440)
    const banner = page.getByRole('banner')
    await banner.locator('details', { hasText: 'Releases' }).locator('summary').click()
    await banner.getByRole('link', { name: '1.0 (old)' }).click()
    await expect(page).toHaveURL(`${pages.url}1.0/guide`)
    await banner.locator('details', { hasText: 'Translated' }).locator('summary').click()
    await banner.getByRole('link', { name: 'Suomi' }).click()
    await expect(page).toHaveURL(`${pages.url}fi/1.0/guide`)
  })
  await test.step('an unknown address', async () => {
    await page.goto('no/such/page')
    await expectNothingIdle(page, 390, 1440)
    await expect(page.getByText(/search/i).filter({ visible: true }), 'a promise of a search').toHaveCount(0)
  })
})

test('F8 W18 W28 in a narrow window the menu shows the docs, is left again, and leads to every page, and contents and items can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${fixture.url}guide/setup`)
  await test.step('the table of contents opens, and the items of the navbar are in the bar', async () => {
    const link = page.getByRole('main').getByRole('link', { name: 'Use', exact: true })
    await expect(link).toBeHidden()
    await page.locator('summary', { hasText: 'On this page' }).click()
    await link.click()
    await expect(page.locator('#use')).toBeInViewport()
    const banner = page.getByRole('banner')
    for (const name of ['Guide', 'API', 'Elsewhere', 'Source on GitHub']) {
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await banner.locator('summary', { hasText: 'More' }).click()
    await expect(banner.getByRole('link', { name: 'Deep page' })).toBeInViewport({ ratio: 1 })
    await banner.getByRole('link', { name: 'Deep page' }).click()
    await expect(titleOf(page, 'Deep page')).toBeVisible()
  })
  await test.step('the menu', async () => {
    await expect(sidebarOf(page)).toBeHidden()
    await page.getByRole('link', { name: 'Toggle navigation bar' }).click()
    await expect(sidebarOf(page)).toBeInViewport()
    await page.getByRole('link', { name: 'Close navigation bar' }).click()
    await expect(sidebarOf(page)).toBeHidden()
    await expect(titleOf(page, 'Deep page')).toBeInViewport()
    await page.getByRole('link', { name: 'Toggle navigation bar' }).click()
    await sidebarOf(page).getByRole('link', { name: 'Features' }).click()
    await expect(titleOf(page, 'Features')).toBeInViewport()
    await expect(sidebarOf(page)).toBeHidden()
  })
  await test.step('a menu that is longer than the window scrolls', async () => {
    await page.goto('api/window')
    await expectNothingIdle(page, 390)
    await page.getByRole('link', { name: 'Toggle navigation bar' }).click()
    const last = sidebarOf(page).getByRole('link', { name: 'Window', exact: true })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Close navigation bar' })).toBeInViewport()
  })
})
