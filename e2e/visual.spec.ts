import { expectApproved, type Look, options, test } from './images'
import { screens } from './screens'

// visual.all.spec.ts has the other widths, and all screens in dark and forced colors.

test.use(options)

const dark = ['page of the API', 'boxes']

for (const [name, show] of Object.entries(screens)) {
  test(`${name} looks as it did when it was last approved`, async ({ page }) => {
    const looks: Look[] = dark.includes(name) ? ['light', 'dark'] : ['light']
    await expectApproved(page, { name, show, width: 1440, looks: ['light'] })
    await expectApproved(page, { name, show, width: 390, looks })
  })
}
