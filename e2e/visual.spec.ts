import { expectNoViolations } from './axe'
import { expectApproved, options, test } from './images'
import { screens, toFooter } from './screens'
import { expect, scrollTo, widthOf } from './site'

// visual.all.spec.ts has the other widths, and all screens in dark and forced colors; accessibility.all.spec.ts has axe for all.

test.use(options)

/**
 * Screens that show here only what others show, too: the footer comes with the home page, images have the chrome of the
 * introduction and a table, and the search has hits.
 */
const elsewhere = ['footer', 'pictures', 'search when opened']
/** Screens without a state, which need no visit at another width. */
const resized = ['home', 'blog', 'not found', 'code', 'boxes', 'introduction']
const dark = ['page of the API', 'boxes']
/** Where axe looks at a screen: half of them in a narrow window, half of them dark. */
const checked: Partial<Record<string, { at: number; mode: 'light' | 'dark'; part?: string }>> = {
  home: { at: 1440, mode: 'light' },
  'page of the API': { at: 390, mode: 'dark' },
  tables: { at: 390, mode: 'light', part: '.table-scroll' },
  code: { at: 1440, mode: 'dark' },
  boxes: { at: 390, mode: 'dark' },
  blog: { at: 1440, mode: 'light' },
  'not found': { at: 390, mode: 'light' },
  'search with hits': { at: 390, mode: 'dark', part: 'dialog[open]' },
  menu: { at: 390, mode: 'light' },
}

const shown = Object.entries(screens).filter(([name]) => !elsewhere.includes(name))

for (const [name, open] of shown) {
  const names = name === 'home' ? 'home and footer look as they' : `${name} looks as it`
  test(`X1 ${names} did when last approved, and axe finds nothing wrong`, async ({ page }) => {
    for (const width of [1440, 390]) {
      const looks = width === 390 && dark.includes(name) ? (['light', 'dark'] as const) : (['light'] as const)
      const show = width === 390 && resized.includes(name) ? () => scrollTo(page, 0) : open
      await expectApproved(page, { name, show, width, looks })
      const check = checked[name]
      if (check?.at === width) {
        await expectNoViolations(page, check.mode, check.part)
      }
      if (name === 'home') {
        await expectApproved(page, { name: 'footer', show: toFooter, width, looks })
      }
    }
    if (name === 'home') {
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => widthOf(page), 'X6 at 320 px nothing lies beside the window').toBeLessThanOrEqual(320)
    }
  })
}
