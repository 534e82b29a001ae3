import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { expect, test, titleOf, visit } from '../site'

const { url, basePath } = servers.languages

const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => bar(page).locator('details').last()
const article = (page: Page) => page.locator('article')

async function openMenu(page: Page) {
  await menu(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toHaveAttribute('open', '')
}

test('navigation stays in the language, and loads no document', async ({ quietPage: page }) => {
  await visit(page, `${url}de/docs`)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await article(page).getByRole('link', { name: 'Aufbrühen', exact: true }).click()
  await expect(titleOf(page, 'Tee aufbrühen')).toBeVisible()
  await expect(page).toHaveURL(`${url}de/docs/guide/brew#water`)
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(titleOf(page, 'Numbers')).toBeVisible()
  await article(page).getByRole('link', { name: 'water', exact: true }).click()
  await expect(page).toHaveURL(`${url}de/docs/guide/brew#water`)
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('the menu of languages keeps the page, the query and the anchor', async ({ quietPage: page }) => {
  await visit(page, `${url}de/docs/guide/brew?a=b#leaves`)
  await openMenu(page)
  const entry = (name: string) => menu(page).getByRole('link', { name })
  await expect(entry('English')).toHaveAttribute('href', `${basePath}docs/guide/brew?lang=chosen&a=b#leaves`)
  await expect(entry('English')).toHaveAttribute('lang', 'en')
  await expect(entry('Deutsch')).toHaveAttribute('aria-current', 'true')
  await entry('العربية').click()
  await expect(page).toHaveURL(`${url}ar/docs/guide/brew?lang=chosen&a=b#leaves`)
  await expect(titleOf(page, 'تحضير الشاي')).toBeVisible()
  await expect(page.locator('#leaves')).toBeInViewport()
  await expect.poll(() => violations(page)).toEqual([])
  await test.step('a page of one language only', async () => {
    await visit(page, `${url}de/docs/bezug`)
    await openMenu(page)
    await expect(entry('English')).toHaveAttribute('href', `${basePath}?lang=chosen`)
    await expect(menu(page)).toContainText('Seite nicht vorhanden')
  })
})
