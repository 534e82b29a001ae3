import type { Page } from '@playwright/test'
import { servers } from '../servers'
import {
  basePath,
  expect,
  setMode,
  settled,
  sidebarOf,
  test,
  titleOf,
  visit,
  widthOf,
} from '../site'

const { fixture, pages } = servers

const footer = (page: Page) => page.getByRole('contentinfo')

/** The painted color of an element, as the sum of red, green and blue. */
function brightness(page: Page, property: 'color' | 'backgroundColor') {
  return footer(page).evaluate((element, property) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[property].match(/\d+/g) ?? []).map(
      Number,
    )
    return (red + green + blue) / 3
  }, property)
}

test('F1 F7 W18 a dark footer is dark in both modes and a light one follows the mode; from right to left the page is mirrored', async ({
  quietPage: page,
}) => {
  const logo = footer(page).getByRole('img').filter({ visible: true })
  await visit(page, `${fixture.url}guide/setup`)
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode)
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    await expect.poll(() => brightness(page, 'backgroundColor'), mode).toBeLessThan(64)
    await expect.poll(() => brightness(page, 'color'), mode).toBeGreaterThan(128)
    await expect(logo).toHaveAttribute('src', '/fixture/img/logo-dark.svg')
  }
  await visit(page, `${pages.url}row/`)
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode)
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    await expect
      .poll(async () => (await brightness(page, 'backgroundColor')) > 128, mode)
      .toBe(mode === 'light')
  }
  await test.step('links without columns stand in one row', async () => {
    await expect(footer(page).getByRole('heading')).toHaveCount(0)
    const first = await footer(page).getByRole('link', { name: 'Start' }).boundingBox()
    const second = await footer(page).getByRole('link', { name: 'Source' }).boundingBox()
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN)
  })
  await test.step('F7 W18 where text runs from right to left the page and its menu are mirrored, and code is not', async () => {
    await setMode(page, 'light')
    const places = async (address: string) => {
      await visit(page, address)
      const parts = {
        brand: page.getByRole('banner').getByRole('link', { name: 'Versions' }),
        toggle: page.getByRole('banner').getByRole('button', { name: /^Switch (between|to) / }),
        sidebar: page.getByRole('complementary'),
        toc: page.getByRole('navigation', { name: 'On this page' }),
        next: page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link'),
      }
      const found: Record<string, number> = {}
      for (const [name, part] of Object.entries(parts)) {
        const box = await part.boundingBox()
        found[name] = Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2)
      }
      return found
    }
    const straight = await places(`${pages.url}guide`)
    const mirrored = await places(`${pages.url}ar/guide`)
    for (const [name, x] of Object.entries(straight)) {
      // Labels differ in width from language to language.
      expect(Math.abs((mirrored[name] ?? Number.NaN) - (1440 - x)), name).toBeLessThan(40)
    }
    const code = page.locator('.code-block')
    await expect(code).toHaveCSS('direction', 'ltr')
    await expect(code).toHaveCSS('text-align', 'left')
    await expect.poll(() => widthOf(page)).toBe(1440)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('banner').locator('button[aria-haspopup=dialog][aria-expanded]').click()
    const menu = page.locator('dialog[open]:has(nav)')
    await expect(menu).toHaveCSS('right', '0px')
    await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThan(40)
    await expect
      .poll(async () => ((await menu.boundingBox())?.x ?? 0) + ((await menu.boundingBox())?.width ?? 0))
      .toBe(390)
  })
})

test('F1 F2 K4 N12 S11 W15 an unknown address is answered with status 404 and the page for it, alive, which leads on', async ({
  page,
}) => {
  const response = await page.goto('a/b/c/d?e=f#g')
  expect(response?.status()).toBe(404)
  await settled(page)
  await expect(titleOf(page, 'Page Not Found')).toBeVisible()
  await expect(page).toHaveURL(`${basePath}a/b/c/d?e=f#g`)
  for (const name of ['Introduction', 'Events', 'Keys', 'Releases', 'Discussions']) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(footer(page)).toContainText('©')
  await expect(page).toHaveTitle('Page Not Found | Phoenix')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await test.step('N12 on a phone, the menu has the main items alone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const items = menu.getByRole('navigation', { name: 'Main' })
    await expect(items.getByRole('link', { name: 'GitHub' })).toBeInViewport()
    await expect(menu.getByRole('button', { name: 'Back to main menu' })).toHaveCount(0)
    await expect(sidebarOf(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
  await page.getByRole('main').getByRole('link', { name: /home/ }).click()
  await expect(page).toHaveTitle('Phoenix')
})
