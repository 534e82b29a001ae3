import { servers } from '../servers'
import { expect, test, widthOf } from '../site'

const { fixture, pages } = servers

test.use({ javaScriptEnabled: false })

test('F8 W28 nothing is shown that does nothing, in a wide and a narrow window', async ({ page }) => {
  for (const address of [`${fixture.url}guide/features`, `${pages.url}guide`, 'no/such/page', 'api/window']) {
    await page.goto(address)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('button:visible, input:visible, a:not([href]):visible'), address).toHaveCount(
        0,
      )
      await expect.poll(() => widthOf(page), address).toBe(width)
    }
  }
})
