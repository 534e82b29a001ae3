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
        // Lists of members open and close with the reader's place, so a link has its number only for a while.
        const targets = await tocOf(page).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        for (const target of targets) {
          const link = tocOf(page).locator(`a[href="${target}"]`)
          await link.evaluate((element: HTMLAnchorElement) => element.click())
          await expect(link).toHaveAttribute('aria-current', 'location')
          await expect(tocOf(page).locator('[aria-current]')).toHaveCount(1)
        }
      })
    }
  })
}
