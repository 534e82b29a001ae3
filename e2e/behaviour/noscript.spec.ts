import { servers } from '../servers'
import { expect, sidebarOf, test, titleOf, widthOf } from '../site'

const { fixture, pages } = servers

test.use({ javaScriptEnabled: false })

test('F8 breadcrumbs, table of contents, links and pagination lead where they say', async ({ page }) => {
  await page.goto(`${fixture.url}guide/setup`)
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
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click()
  await expect(titleOf(page, 'Deep')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL(fixture.url)
})

test('F8 W28 categories of the sidebar and dropdowns open', async ({ page }) => {
  await page.goto(`${fixture.url}guide/setup`)
  const closed = sidebarOf(page).getByRole('link', { name: 'Closed' })
  await expect(closed).toBeHidden()
  await sidebarOf(page).locator('summary', { hasText: 'Closed' }).click()
  await closed.click()
  await expect(titleOf(page, 'Closed')).toBeVisible()
  await page.getByRole('banner').locator('summary', { hasText: 'More' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Deep page' }).click()
  await expect(titleOf(page, 'Deep page')).toBeVisible()
})

test('F8 V3 V4 versions and languages can be changed', async ({ page }) => {
  await page.goto(`${pages.url}guide`)
  const banner = page.getByRole('banner')
  await banner.locator('details', { hasText: 'Releases' }).locator('summary').click()
  await banner.getByRole('link', { name: '1.0 (old)' }).click()
  await expect(page).toHaveURL(`${pages.url}1.0/guide`)
  await banner.locator('details', { hasText: 'Translated' }).locator('summary').click()
  await banner.getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL(`${pages.url}fi/1.0/guide`)
})

test('F8 W28 nothing is shown that does nothing, in a wide and a narrow window', async ({ page }) => {
  for (const address of [`${fixture.url}guide/features`, `${pages.url}guide`, 'no/such/page', 'api/window']) {
    await page.goto(address)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('button:visible, input:visible, a:not([href]):visible'), address).toHaveCount(
        0,
      )
      await expect.poll(() => widthOf(page), address).toBe(width)
    }
    if (address === 'no/such/page') {
      await expect(page.getByText(/search/i).filter({ visible: true }), 'a promise of a search').toHaveCount(
        0,
      )
    }
  }
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('F8 W28 the menu shows the docs, is left again, and leads to every page', async ({ page }) => {
    await page.goto(`${fixture.url}guide/setup`)
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

  test('F8 W28 a menu that is longer than the window scrolls', async ({ page }) => {
    await page.goto('api/window')
    await page.getByRole('link', { name: 'Toggle navigation bar' }).click()
    const last = sidebarOf(page).getByRole('link', { name: 'Window', exact: true })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Close navigation bar' })).toBeInViewport()
  })

  test('F8 W18 W28 the table of contents opens, and the items of the navbar are in the bar', async ({
    page,
  }) => {
    await page.goto(`${fixture.url}guide/setup`)
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
})
