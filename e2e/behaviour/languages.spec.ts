import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, titleOf, visit } from '../site'

const { url, basePath } = servers.languages

const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => bar(page).locator('details').last()
const article = (page: Page) => page.locator('article')

test('V4 H7 navigation stays in the language, and the menu of languages keeps the page, the query and the anchor', async ({
  quietPage: page,
}) => {
  const alternates = page.locator('link[rel="alternate"][hreflang]')
  await visit(page, `${url}de/docs`)
  await expect(alternates).not.toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await article(page).getByRole('link', { name: 'Aufbrühen', exact: true }).click()
  await expect(titleOf(page, 'Tee aufbrühen')).toBeVisible()
  await expect(page).toHaveURL(`${url}de/docs/guide/brew#water`)
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(titleOf(page, 'Numbers')).toBeVisible()
  await article(page).getByRole('link', { name: 'water', exact: true }).click()
  await expect(page).toHaveURL(`${url}de/docs/guide/brew#water`)
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true)
  await expect(alternates, 'crawlers do not navigate').toHaveCount(0)
  await visit(page, `${url}de/docs/guide/brew?a=b#leaves`)
  const label = menu(page).locator('summary')
  await expect(label).toHaveText('Deutsch')
  await expect(label.locator('svg').first()).toBeVisible()
  await label.focus()
  await page.keyboard.press('Enter')
  const entry = (name: string) => menu(page).getByRole('link', { name })
  await expect(entry('English')).toHaveAttribute('href', `${basePath}docs/guide/brew?lang=chosen&a=b#leaves`)
  await expect(entry('English')).toHaveAttribute('lang', 'en')
  await expect(entry('Deutsch')).toHaveAttribute('aria-current', 'true')
  await expect(menu(page).locator('a[href="https://translate.example"]')).toBeVisible()
  await expect(entry('العربية')).not.toHaveAttribute('target', '_blank')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await entry('العربية').click()
  await expect(page).toHaveURL(`${url}ar/docs/guide/brew?lang=chosen&a=b#leaves`)
  await expect(titleOf(page, 'تحضير الشاي')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => 'isSame' in window), 'the browser loads the other language whole')
    .toBe(false)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(label).toHaveText('العربية')
  await expect(page.locator('#leaves')).toBeInViewport()
})
