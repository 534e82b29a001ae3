import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, titleOf } from '../site'

const mdx = servers.mdx.url
const content = (page: Page) => page.locator('#content-body')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages in MDX can be read', async ({ page }) => {
    await page.goto(`${mdx}counter`)
    await expect(titleOf(page, 'Counter from 41')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Count 41' })).toBeVisible()
    await expect(page.getByText('Text that counter shares')).toBeVisible()
    await page.goto(`${mdx}components`)
    for (const text of [
      'Text with bold.',
      'Markdown in a box.',
      'No title.',
      'Beware',
      'with text',
      'Goes home',
      'Panel two',
    ]) {
      await expect(content(page).getByText(text).first(), text).toBeVisible()
    }
  })
})
