import type { Page } from '@playwright/test'
import { expect } from './site'

/** Expects the details of e2e/fixture/site/content/markdown.md to be folded until the reader opens them. */
export async function expectToFold(page: Page) {
  const inside = page.getByText('What is folded away.')
  await expect(inside).toBeHidden()
  await page.locator('.markdown summary').focus()
  await page.keyboard.press('Enter')
  await expect(inside).toBeVisible()
  await page.locator('.markdown summary').click()
  await expect(inside).toBeHidden()
}
