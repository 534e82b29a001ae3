import { violations } from './axe'
import { expectApproved, options, test } from './images'
import { screens } from './screens'
import { expect, setMode } from './site'

// visual.all.spec.ts has the other widths, and all screens in dark and forced colors; accessibility.all.spec.ts has axe for all.

test.use(options)

const dark = ['page of the API', 'boxes']
/** Where axe looks at a screen: half of them in a narrow window, half of them dark. */
const checked: Partial<Record<string, { at: number; mode: 'light' | 'dark' }>> = {
  home: { at: 1440, mode: 'light' },
  'page of the API': { at: 390, mode: 'dark' },
  tables: { at: 390, mode: 'light' },
  code: { at: 1440, mode: 'dark' },
  boxes: { at: 390, mode: 'dark' },
  blog: { at: 1440, mode: 'light' },
  'not found': { at: 390, mode: 'light' },
  'search when opened': { at: 390, mode: 'dark' },
  'search with hits': { at: 1440, mode: 'light' },
  menu: { at: 390, mode: 'light' },
}

for (const [name, show] of Object.entries(screens)) {
  test(`X1 ${name} looks as it did when it was last approved, and axe finds nothing wrong`, async ({ page }) => {
    for (const width of [1440, 390]) {
      const looks = width === 390 && dark.includes(name) ? (['light', 'dark'] as const) : (['light'] as const)
      await expectApproved(page, { name, show, width, looks })
      const check = checked[name]
      if (check?.at === width) {
        await setMode(page, check.mode)
        await expect(page.locator('html')).toHaveAttribute('data-theme', check.mode)
        await expect.poll(() => violations(page)).toEqual([])
      }
    }
  })
}
