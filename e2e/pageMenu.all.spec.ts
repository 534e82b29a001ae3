import { violations } from './axe'
import { expect, setMode, test, visit, widthOf } from './site'

test('axe finds nothing wrong with the open menu at all widths, in both modes', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, 'api/timer')
    await page.locator('.page-menu summary').click()
    for (const mode of ['light', 'dark']) {
      await setMode(page, mode)
      await expect.poll(() => violations(page), `${width}, ${mode}`).toEqual([])
      await expect.poll(() => widthOf(page)).toBe(width)
    }
  }
})
