import { smallTargets, touched } from '../targets'
import { expect, test, widthOf } from '../site'

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
})

for (const [name, show] of Object.entries(touched)) {
  test(`on a phone every control can be hit with a finger: ${name}`, async ({ page }) => {
    await show(page)
    await expect.poll(() => smallTargets(page)).toEqual([])
    await expect.poll(() => widthOf(page)).toBe(390)
  })
}
