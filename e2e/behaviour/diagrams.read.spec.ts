import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test } from '../site'

const { diagrams } = servers
const drawn = `${diagrams.url}drawn`

const source = (page: Page, text: string) => page.locator('pre.mermaid', { hasText: text })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('F8 the source of a diagram can be read', async ({ page }) => {
    await page.goto(drawn)
    await expect(page.locator('pre.mermaid')).toHaveCount(4)
    await expect(source(page, 'Reader->>Browser: opens a page')).toBeVisible()
  })
})
