import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { changeSite, expect, sidebarOf, test, titleOf, visit } from '../site'

const { fixture, pages } = servers

test.use({ viewport: { width: 390, height: 800 } })

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Toggle navigation bar' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const back = (page: Page) => menu(page).getByRole('button', { name: 'Back to main menu' })
const mainOf = (page: Page) => menu(page).getByRole('navigation', { name: 'Main' })

async function open(page: Page, address = `${fixture.url}guide/setup`) {
  await visit(page, address)
  await opener(page).click()
  await settled(page)
}

/** Resolves once the menu has stopped moving. */
async function settled(page: Page) {
  await menu(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished))
  })
}

test('N11 W18 the button opens the side menu at the start of the window, over a page that stands still', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/setup`)
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await settled(page)
  const box = await menu(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: 800 })
  expect(box?.width).toBeLessThan(390 - 40)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  const shade = await menu(page).evaluate(
    (element) => getComputedStyle(element, '::backdrop').backgroundColor,
  )
  expect(shade).toMatch(/^(rgba|color)\(.*0?\.\d+\)$/)
})

test('W18 the menu is no wider than it needs to be in a wide window', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await open(page)
  expect((await menu(page).boundingBox())?.width).toBeLessThanOrEqual(400)
})

test('W18 where text runs from right to left the menu comes from the right', async ({ quietPage: page }) => {
  await open(page, `${pages.url}ar/guide`)
  await expect(menu(page)).toHaveCSS('right', '0px')
  expect((await menu(page).boundingBox())?.x).toBeGreaterThan(40)
})

test('N12 the menu has the brand, the colour mode and a close button above two panels, the docs in front', async ({
  quietPage: page,
}) => {
  await open(page)
  await expect(menu(page).getByRole('link', { name: 'Fixture', exact: true }).first()).toHaveAttribute(
    'href',
    '/fixture/',
  )
  await expect(menu(page).getByRole('button', { name: /^Switch (between|to) / })).toBeVisible()
  await expect(menu(page).getByRole('button', { name: 'Close navigation bar' })).toBeVisible()
  await expect(sidebarOf(page).getByRole('link', { name: 'Set-up' })).toHaveAttribute('aria-current', 'page')
  await expect(sidebarOf(page)).toBeInViewport()
  await expect(page.locator('[inert]').getByText('Elsewhere')).not.toBeInViewport()
  await back(page).click()
  await settled(page)
  for (const name of ['Guide', 'Set-up', 'API', 'Elsewhere', 'This version', 'Source on GitHub']) {
    await expect(mainOf(page).getByRole('link', { name, exact: true })).toBeInViewport()
  }
  await expect(page.locator('[inert]').getByText('Written by hand')).not.toBeInViewport()
  await menu(page).getByRole('button', { name: 'Documentation' }).click()
  await settled(page)
  await expect(sidebarOf(page)).toBeInViewport()
})

test('N12 the menu opens on the docs again, whatever was in front when it closed', async ({
  quietPage: page,
}) => {
  await open(page)
  await back(page).click()
  await expect(mainOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await settled(page)
  await expect(back(page)).toBeInViewport()
})

test('N12 a page without a sidebar has the main menu alone', async ({ page }) => {
  await open(page, 'no/such/page')
  await expect(mainOf(page).getByRole('link', { name: 'GitHub' })).toBeInViewport()
  await expect(back(page)).toHaveCount(0)
  await expect(sidebarOf(page)).toHaveCount(0)
})

test('N12 the colour mode can be changed in the menu', async ({ quietPage: page }) => {
  await open(page)
  await menu(page)
    .getByRole('button', { name: /currently system mode/ })
    .click()
  await menu(page)
    .getByRole('button', { name: /currently light mode/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(menu(page)).toBeVisible()
})

test('N13 the close button closes the menu', async ({ quietPage: page }) => {
  await open(page)
  await menu(page).getByRole('button', { name: 'Close navigation bar' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('N13 a press beside the menu closes it', async ({ quietPage: page }) => {
  await open(page)
  await page.mouse.click(380, 400)
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveTitle('Set-up | Fixture')
})

test('N13 following a link closes the menu', async ({ quietPage: page }) => {
  await open(page)
  await sidebarOf(page).getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveTitle('Features | Fixture')
  await expect(menu(page)).toBeHidden()
  await expect(titleOf(page, 'Features')).toBeInViewport()
  await opener(page).click()
  await sidebarOf(page).getByRole('link', { name: 'Features' }).click()
  await expect(menu(page), 'the link of the page that is shown').toBeHidden()
  await opener(page).click()
  await sidebarOf(page).getByRole('link', { name: 'Deep', exact: true }).click()
  await expect(page, 'the label of a category with a page').toHaveTitle('Deep | Fixture')
  await expect(menu(page)).toBeHidden()
})

test('N13 opening and closing a category leaves the menu open', async ({ quietPage: page }) => {
  await open(page)
  await sidebarOf(page).locator('summary[aria-label*="Deep"]').click()
  await expect(sidebarOf(page).getByRole('link', { name: 'Deep page' })).toBeVisible()
  const closed = sidebarOf(page).locator('summary', { hasText: 'Closed' })
  await closed.click()
  await expect(sidebarOf(page).getByRole('link', { name: 'Closed' })).toBeVisible()
  await closed.click()
  await expect(sidebarOf(page).getByRole('link', { name: 'Closed' })).toBeHidden()
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveTitle('Set-up | Fixture')
})

test('N13 the menu closes by itself when the window becomes wide', async ({ quietPage: page }) => {
  await open(page)
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(menu(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await page.getByRole('complementary').getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveTitle('Features | Fixture')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page)).toBeHidden()
})

test('N13 the browser’s Back closes the menu first, and leaves the page only then', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/features`)
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Previous/ })
    .click()
  await expect(page).toHaveTitle('Set-up | Fixture')
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveTitle('Set-up | Fixture')
  expect(new URL(page.url()).pathname).toBe('/fixture/guide/setup')
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveTitle('Features | Fixture')
})

test('N14 W18 the menu takes the focus, keeps it, and gives it back when Escape closes it', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/setup`)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  const isInside = () => menu(page).evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  const stops = new Set<string>()
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && !activeElement?.closest('dialog')
    })
    expect(outside).toBe(false)
    stops.add(await page.evaluate(() => document.activeElement?.closest('dialog *')?.textContent ?? ''))
  }
  expect([...stops]).toEqual(expect.arrayContaining(['Back to main menu', 'Features']))
  // The hidden panel cannot be reached.
  expect([...stops].join()).not.toContain('Elsewhere')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('N14 turning to the other panel takes the focus along', async ({ quietPage: page }) => {
  await open(page)
  await back(page).press('Enter')
  await expect(menu(page).getByRole('button', { name: 'Documentation' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(back(page)).toBeFocused()
})

test('N15 the menu is not in the HTML from the server', async ({ request }) => {
  const html = await (await request.get(`${fixture.url}guide/setup`)).text()
  expect(html).not.toContain('<dialog')
})

test('N15 a category stays as the reader left it between openings and pages', async ({ quietPage: page }) => {
  await open(page)
  await sidebarOf(page).locator('summary[aria-label*="Deep"]').click()
  await expect(sidebarOf(page).getByRole('link', { name: 'Deep page' })).toBeVisible()
  await page.keyboard.press('Escape')
  await opener(page).click()
  await expect(sidebarOf(page).getByRole('link', { name: 'Deep page' })).toBeVisible()
  await sidebarOf(page).getByRole('link', { name: 'Features' }).click()
  await expect(page).toHaveTitle('Features | Fixture')
  await opener(page).click()
  await expect(sidebarOf(page).getByRole('link', { name: 'Deep page' })).toBeVisible()
})

test('N9 a dropdown of the menu opens in line, and is open when the page is in it', async ({
  quietPage: page,
}) => {
  await open(page)
  await back(page).click()
  const more = mainOf(page).locator('details').filter({ hasText: 'More' })
  const link = mainOf(page).getByRole('link', { name: 'Deep page' })
  await expect(link).toBeHidden()
  await more.locator('summary').click()
  await expect(link).toBeVisible()
  await expect(mainOf(page).getByRole('link', { name: 'Source', exact: true })).toBeVisible()
  await more.locator('summary').click()
  await expect(link).toBeHidden()
  await more.locator('summary').press('Space')
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveTitle('Deep page | Fixture')
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await back(page).click()
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test('N9 a dropdown with a page of its own has an arrow with a name of its own', async ({
  quietPage: page,
}) => {
  await open(page)
  await back(page).click()
  const arrow = mainOf(page).locator('summary[aria-label="Elsewhere submenu"]')
  await arrow.click()
  await expect(mainOf(page).getByRole('link', { name: 'Two' })).toBeVisible()
  await expect(menu(page)).toBeVisible()
  await mainOf(page).getByRole('link', { name: 'Elsewhere' }).click()
  await expect(page).toHaveTitle('One | Fixture')
  await expect(menu(page)).toBeHidden()
})

test('N12 a sidebar that is longer than the window opens at the current page', async ({
  quietPage: page,
}) => {
  await open(page, 'api/window')
  await expect(sidebarOf(page).getByRole('link', { name: 'Window', exact: true })).toBeInViewport({
    ratio: 1,
  })
})

test('N11 with reduced motion the menu is there at once', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await visit(page, `${fixture.url}guide/setup`)
  await opener(page).click()
  expect(await menu(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  await context.close()
})

test('N11 a site without items still has a menu that leads through its docs', async ({ page }) => {
  await changeSite(page, ({ site }) => {
    site.navbar.left = []
    site.navbar.right = []
  })
  await open(page)
  await expect(sidebarOf(page).getByRole('link', { name: 'Features' })).toBeVisible()
})

test('W18 categories, the table of contents and the wrap button answer to Space, and say what they are', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/features`)
  const link = page.getByRole('main').getByRole('link', { name: 'Picture', exact: true })
  await page.locator('summary', { hasText: 'On this page' }).press('Space')
  await expect(link).toBeVisible()
  const wrap = page.getByRole('button', { name: /wrap/i })
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  await wrap.press('Space')
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 1200, height: 800 })
  const category = sidebarOf(page).locator('summary', { hasText: 'Closed' })
  await category.press('Space')
  await expect(sidebarOf(page).getByRole('link', { name: 'Closed' })).toBeVisible()
  await category.press('Space')
  await expect(sidebarOf(page).getByRole('link', { name: 'Closed' })).toBeHidden()
})
