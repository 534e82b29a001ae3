import { expect, test, tocOf, visit } from '../site'

for (const { scale, height } of [
  { scale: 1, height: 900 },
  { scale: 1.5, height: 500 },
]) {
  test.describe(`${height} px high at scale ${scale}`, () => {
    test.use({ deviceScaleFactor: scale, viewport: { width: 1440, height } })

    for (const route of ['api/window', 'api/modal']) {
      test(`W22 each link of all long lists is marked after a click on it: ${route}`, async ({ page }) => {
        await visit(page, route)
        for (const link of await tocOf(page).getByRole('link').all()) {
          await link.evaluate((element: HTMLAnchorElement) => element.click())
          await expect(link).toHaveAttribute('aria-current', 'location')
          await expect(tocOf(page).locator('[aria-current]')).toHaveCount(1)
        }
      })
    }
  })
}
