import { violations } from './axe'
import { expectApproved, options, test } from './images'
import { screens } from './screens'
import { expect, setMode } from './site'

// visual.all.spec.ts has the other widths, and all screens in dark and forced colors; accessibility.all.spec.ts has axe for all.

test.use(options)

const dark = ['page of the API', 'boxes']
/** Where axe looks at a screen: half of them in a narrow window, half of them dark. */
const checked: Partial<Record<string, [width: number, mode: 'light' | 'dark']>> = {
  home: [1440, 'light'],
  'page of the API': [390, 'dark'],
  tables: [390, 'light'],
  code: [1440, 'dark'],
  boxes: [390, 'dark'],
  blog: [1440, 'light'],
  'not found': [390, 'light'],
  'search when opened': [390, 'dark'],
  'search with hits': [1440, 'light'],
  menu: [390, 'light'],
}

for (const [name, show] of Object.entries(screens)) {
  test(`X1 ${name} looks as it did when it was last approved, and axe finds nothing wrong`, async ({ page }) => {
    for (const width of [1440, 390]) {
      const looks = width === 390 && dark.includes(name) ? (['light', 'dark'] as const) : (['light'] as const)
      await expectApproved(page, { name, show, width, looks })
      const [place, mode] = checked[name] ?? []
      if (place === width) {
        await setMode(page, mode ?? '')
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode ?? '')
        await expect.poll(() => violations(page)).toEqual([])
      }
    }
  })
}
