import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, openMenu, sidebarLink, sidebarOf, test, titleOf, visit } from '../site'

const { fixture } = servers

test.use({ viewport: { width: 390, height: 800 } })

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Toggle navigation bar' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const back = (page: Page) => menu(page).getByRole('button', { name: 'Back to main menu' })
const mainOf = (page: Page) => menu(page).getByRole('navigation', { name: 'Main' })

/** Resolves once the menu has stopped moving. */
async function opened(page: Page) {
  await expect(menu(page)).toBeVisible()
  await expect
    .poll(() => menu(page).evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0)
}

async function open(page: Page) {
  await openMenu(page, () => opener(page).click())
  await opened(page)
}

/** Opens the menu and returns the number of animations in the frame that shows it. */
const openInMotion = (page: Page) =>
  opener(page).evaluate(async (button: HTMLButtonElement) => {
    button.click()
    await new Promise(requestAnimationFrame)
    return document.getAnimations().length
  })

/** The focused element of the menu, or 'outside'. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const isOutside = activeElement !== document.body && !activeElement?.closest('dialog')
    return isOutside ? 'outside' : activeElement?.closest('dialog *')?.textContent
  })

test('N9 N11 N12 N13 N14 W18 the button opens a menu of two panels over a page that stands still, which keeps the focus', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, `${fixture.url}guide/setup`)
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  const moving = await openInMotion(page)
  expect(moving).toBeGreaterThan(0)
  await opened(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await test.step('at the start of the window, with a shade beside it', async () => {
    const box = await menu(page).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, height: 800 })
    expect(box?.width).toBeLessThan(390 - 40)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    const shade = await menu(page).evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    )
    expect(shade).toMatch(/^(rgba|color)\(.*0?\.\d+\)$/)
  })
  await test.step('the docs are in front, the items of the navbar behind them', async () => {
    await expect(menu(page).getByRole('link', { name: 'Fixture', exact: true }).first()).toHaveAttribute(
      'href',
      '/fixture/',
    )
    await expect(sidebarLink(page, 'Set-up')).toHaveAttribute('aria-current', 'page')
    await expect(sidebarOf(page)).toBeInViewport()
    await expect(page.locator('[inert]').getByText('Elsewhere')).not.toBeInViewport()
    await back(page).click()
    for (const name of ['Guide', 'Set-up', 'API', 'Elsewhere', 'This version', 'Source on GitHub']) {
      await expect(mainOf(page).getByRole('link', { name, exact: true })).toBeInViewport()
    }
    await expect(page.locator('[inert]').getByText('Written by hand')).not.toBeInViewport()
    await menu(page).getByRole('button', { name: 'Documentation' }).click()
    await expect(sidebarOf(page)).toBeInViewport()
    await expect(page.locator('[inert]').getByText('Elsewhere')).not.toBeInViewport()
  })
  await test.step('it opens on the docs again, whatever was in front when it closed', async () => {
    await back(page).click()
    await expect(mainOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await open(page)
    await expect(back(page)).toBeInViewport()
  })
  await test.step('the color mode can be changed in it', async () => {
    await menu(page)
      .getByRole('button', { name: /currently system mode/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
    await expect(menu(page)).toBeVisible()
  })
  await test.step('the close button closes it', async () => {
    await menu(page).getByRole('button', { name: 'Close navigation bar' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
  await test.step('with reduced motion it is there at once', async () => {
    const moving = await openInMotion(page)
    expect(moving).toBe(0)
    await expect(menu(page)).toBeVisible()
  })
  await test.step('a press beside it closes it', async () => {
    await page.mouse.click(380, 400)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveTitle('Set-up | Fixture')
  })
  await test.step('N14 the menu takes the focus, keeps it, and gives it back when Escape closes it', async () => {
    await opener(page).focus()
    await openMenu(page, () => page.keyboard.press('Enter'))
    await opened(page)
    await expect(menu(page).locator(':focus')).toHaveCount(1)
    const stops = new Set<string | null | undefined>()
    for (let stop = 0; stop < 18; stop++) {
      await page.keyboard.press('Tab')
      stops.add(await focused(page))
    }
    expect([...stops]).toEqual(expect.arrayContaining(['Back to main menu', 'Features']))
    expect([...stops]).not.toContain('outside')
    expect([...stops].join(), 'the hidden panel cannot be reached').not.toContain('Elsewhere')
    await test.step('turning to the other panel takes the focus along', async () => {
      await back(page).press('Enter')
      await expect(menu(page).getByRole('button', { name: 'Documentation' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(back(page)).toBeFocused()
    })
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
  await test.step('N9 a dropdown of the menu opens in line, and is open when the page is in it', async () => {
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
    await open(page)
    await back(page).click()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await test.step('one with a page of its own has an arrow with a name of its own', async () => {
      await mainOf(page).locator('summary[aria-label="Elsewhere submenu"]').click()
      await expect(mainOf(page).getByRole('link', { name: 'Two' })).toBeVisible()
      await expect(menu(page)).toBeVisible()
      await mainOf(page).getByRole('link', { name: 'Elsewhere' }).click()
      await expect(page).toHaveTitle('One | Fixture')
      await expect(menu(page)).toBeHidden()
    })
  })
})

test('N13 N15 S11 W18 links, the browser’s Back and a wide window close the menu, opening and closing a category does not', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/features`)
  await test.step('W18 the table of contents and the wrap button answer to Space, and say what they are', async () => {
    await page.locator('summary', { hasText: 'On this page' }).press('Space')
    await expect(page.getByRole('main').getByRole('link', { name: 'Picture', exact: true })).toBeVisible()
    const wrap = page.getByRole('button', { name: /wrap/i })
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    await wrap.press('Space')
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  })
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Previous/ })
    .click()
  await expect(page).toHaveTitle('Set-up | Fixture')
  await open(page)
  await test.step('the first Back closes the menu, the second one leaves, even before React has noticed', async () => {
    const noticed = await page.evaluateHandle(() => {
      const late = new AbortController()
      const hold = (event: Event) => {
        event.stopImmediatePropagation()
        late.signal.addEventListener('abort', () => event.target?.dispatchEvent(new Event('close')))
      }
      document.addEventListener('close', hold, { capture: true, once: true })
      return late
    })
    await page.evaluate(() => window.history.back())
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveTitle('Set-up | Fixture')
    await expect(page).toHaveURL(`${fixture.url}guide/setup`)
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveTitle('Features | Fixture')
    await noticed.evaluate((late) => late.abort())
  })
  await open(page)
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(menu(page)).toBeVisible()
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBeLessThanOrEqual(400)
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(menu(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await page.getByRole('complementary').getByRole('link', { name: 'Set-up' }).click()
  await expect(page).toHaveTitle('Set-up | Fixture')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page)).toBeHidden()
  await test.step('following a link closes the menu, opening and closing a category does not', async () => {
    await open(page)
    await sidebarOf(page).locator('summary[aria-label*="Deep"]').click()
    await expect(sidebarLink(page, 'Deep page')).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await expect(page).toHaveTitle('Set-up | Fixture')
    await test.step('N15 a category stays as the reader left it between openings and pages', async () => {
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await open(page)
      await expect(sidebarLink(page, 'Deep page')).toBeVisible()
      await sidebarLink(page, 'Features').click()
      await expect(page).toHaveTitle('Features | Fixture')
      await expect(menu(page)).toBeHidden()
      await expect(titleOf(page, 'Features')).toBeInViewport()
      await open(page)
      await expect(sidebarLink(page, 'Deep page')).toBeVisible()
    })
    await test.step('the link of the page that is shown', async () => {
      await sidebarLink(page, 'Features').click()
      await expect(menu(page)).toBeHidden()
    })
    await test.step('the label of a category with a page', async () => {
      await open(page)
      await sidebarLink(page, 'Deep').click()
      await expect(page).toHaveTitle('Deep | Fixture')
      await expect(menu(page)).toBeHidden()
    })
    await test.step('a category without a page', async () => {
      await open(page)
      const closed = sidebarOf(page).locator('summary', { hasText: 'Closed' })
      await closed.click()
      await expect(sidebarLink(page, 'Closed')).toBeVisible()
      await closed.click()
      await expect(sidebarLink(page, 'Closed')).toBeHidden()
      await expect(menu(page)).toBeVisible()
      await expect(page).toHaveTitle('Deep | Fixture')
    })
  })
})
