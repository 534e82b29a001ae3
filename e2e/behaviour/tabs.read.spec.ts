import { servers } from '../servers'
import { expect, test } from '../site'

test('F8 M7 without scripts all tabs are read one below the other, under their titles', async ({ page }) => {
  await page.goto(`${servers.fixture.url}writing/tabs`)
  await expect(page.locator('.tab:visible')).toHaveCount(12)
  await expect(page.locator('.tab > .tab-title:visible')).toHaveCount(12)
  await expect(page.getByRole('heading', { name: 'A heading in a tab' })).toBeVisible()
})
