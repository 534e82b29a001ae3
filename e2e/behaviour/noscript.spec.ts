import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, sidebarOf, test, titleOf, widthOf } from '../site'

const { fixture, pages } = servers

test.use({ javaScriptEnabled: false })

/** Expects a page to show no button, no field and no link that does nothing. */
async function expectNothingIdle(page: Page, width: number) {
  await expect(page.locator('button:visible, input:visible, a:not([href]):visible')).toHaveCount(0)
  await expect.poll(() => widthOf(page)).toBe(width)
}

test('F8 W28 contents, links, categories, dropdowns, versions and languages work, and nothing is shown that does nothing', async ({
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
  await expectNothingIdle(page, 1440)
  await test.step('categories of the sidebar and dropdowns open', async () => {
    const closed = sidebarOf(page).getByRole('link', { name: 'Closed' })
    await expect(closed).toBeHidden()
    await sidebarOf(page).locator('summary', { hasText: 'Closed' }).click()
    await closed.click()
    await expect(titleOf(page, 'Closed')).toBeVisible()
    await page.getByRole('banner').locator('summary', { hasText: 'More' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Deep page' })).toBeInViewport({ ratio: 1 })
  })
  await test.step('V3 V4 versions and languages can be changed', async () => {
    await page.goto(`${pages.url}guide`)
    await expectNothingIdle(page, 1440)
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
    await expectNothingIdle(page, 1440)
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
  })
  await test.step('the menu', async () => {
    await expect(sidebarOf(page)).toBeHidden()
    await page.getByRole('link', { name: 'Toggle navigation bar' }).click()
    await expect(sidebarOf(page)).toBeInViewport()
    await page.getByRole('link', { name: 'Close navigation bar' }).click()
    await expect(sidebarOf(page)).toBeHidden()
    await expect(titleOf(page, 'Set-up')).toBeInViewport()
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
