import { expectApproved, options, test } from './images'
import { screens } from './screens'

test.use(options)

for (const [name, show] of Object.entries(screens)) {
  for (const width of [390, 768, 1024, 1440, 2560]) {
    test(`${name} looks as in all its approved images, ${width} px wide`, async ({ page }) => {
      const isForced = width === 390 || width === 1440
      await expectApproved(page, {
        name,
        show,
        width,
        looks: isForced ? ['light', 'dark', 'forced'] : ['light', 'dark'],
      })
    })
  }
}
