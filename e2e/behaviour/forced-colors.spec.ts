import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { awake, expect, test, visit } from '../site'

const fixture = servers.fixture.url

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

interface Style {
  property: string
  part?: '::before' | '::after'
}

const styleOf = (element: Locator, { property, part }: Style) =>
  element.evaluate((found, { property, part }) => getComputedStyle(found, part).getPropertyValue(property), {
    property,
    part,
  })

/** The color of the page. */
const canvas = (page: Page) => styleOf(page.locator('html'), { property: 'background-color' })

/** Expects icons, which are backgrounds in the form of a drawing, to differ from the page in both modes. */
async function expectIcons(icons: Locator) {
  const page = icons.page()
  const colors = () =>
    icons.evaluateAll((all) =>
      all.map((icon) => getComputedStyle(icon, '::before').backgroundColor.replace(/^rgba.*/, 'transparent')),
    )
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(async () => (await colors()).length).toBeGreaterThan(0)
    await expect.poll(colors, `${icons}, ${colorScheme}`).not.toContain(await canvas(page))
    await expect.poll(colors).not.toContain('transparent')
  }
}

test('in forced colors, icons, pressed buttons and marked lines can be seen', async ({ page }) => {
  await visit(page, `${fixture}writing/code`)
  await awake(page)
  const block = page.locator('.code-block').filter({ hasText: 'docker run' }).last()
  const wrap = block.getByRole('button', { name: 'Toggle word wrap' })
  await expectIcons(block.getByRole('button', { name: 'Copy code' }).or(wrap))
  await expect(wrap).toHaveCSS('outline-style', 'none')
  await wrap.click()
  await page.mouse.move(0, 0)
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await expect(wrap).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('.highlighted').first()).toHaveCSS('border-left-style', 'solid')
  await expect(page.locator('.line:not(.highlighted)').first()).toHaveCSS('border-left-style', 'none')
  await page.setViewportSize({ width: 390, height: 800 })
  const banner = page.getByRole('banner')
  await expectIcons(banner.getByRole('button', { name: 'Search' }))
  const menu = banner.getByRole('button', { name: 'Toggle navigation bar' })
  await expect(menu.locator('svg')).toBeVisible()
  await expect.poll(() => styleOf(menu.locator('path'), { property: 'stroke' })).not.toBe(await canvas(page))
  await visit(page, `${fixture}writing/boxes`)
  await expectIcons(page.locator('.admonition-title:visible'))
})

test('in forced colors, what is selected, current or in view can be told from the rest', async ({ page }) => {
  await visit(page, `${fixture}writing/tabs`)
  const [selected, other] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)]
  await expect(selected).toHaveCSS('border-bottom-width', '4px')
  await expect(other).toHaveCSS('border-bottom-width', '0px')
  const current = page.getByRole('banner').getByRole('link', { name: 'This version' })
  const line: Style = { property: 'background-color', part: '::after' }
  await expect.poll(() => styleOf(current, { property: 'content', part: '::after' })).toBe('""')
  await expect.poll(() => styleOf(current, line)).toMatch(/^rgb\(/)
  await expect.poll(() => styleOf(current, line)).not.toBe(await canvas(page))
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('text')
  await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none')
  await visit(page, `${fixture}guide/features`)
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('link', { name: 'Features' })).toHaveCSS('outline-style', 'solid')
  await expect(sidebar.locator('a:not([aria-current])').first()).toHaveCSS('outline-style', 'none')
  const toc = page.getByRole('navigation', { name: 'On this page' })
  const edge: Style = { property: 'border-inline-start-color' }
  const seen = toc.locator('[data-seen="first"]')
  await expect.poll(() => styleOf(seen, edge)).not.toBe(await canvas(page))
  await seen.evaluate((link) => link.removeAttribute('data-seen'))
  await expect.poll(() => styleOf(toc.locator('a').first(), edge)).toBe(await canvas(page))
})
