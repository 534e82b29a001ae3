import { servers } from './servers'
import { expect, test } from './site'

test('without scripts and in forced colors, signatures are whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${servers.elements.url}window`)
  const signature = page.locator('.signature').filter({ hasText: 'static at' })
  const row = signature.locator('.member').filter({ hasText: 'visible' }).last()
  await expect(row).toHaveText(/visible\s+boolean\s+default\s+true\s+whether hidden windows count/)
  await expect(row.locator('dt')).toBeVisible()
  await expect(signature.getByRole('link', { name: 'Point' }).first()).toHaveAttribute('href', '/tide/point')
})
