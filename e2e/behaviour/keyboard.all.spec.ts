import { expect, openMenu, sidebarOf, test, titleOf, visit } from '../site'
import { expectFinalStops, expectWalk, walked } from '../walk'

/** Those that phones show otherwise. */
const narrow = { menu: walked.menu, 'members of the API': walked['members of the API'] }

for (const width of [1440, 390]) {
  for (const [name, show] of Object.entries(width === 390 ? narrow : walked)) {
    test(`X2 Tab reaches every control in order, shows where it is, and leaves the page again: ${name}, ${width} px`, ({
      page,
    }) => expectWalk(page, show, width))
  }
}

test('X2 once a page with tables is interactive, its stops are final', ({ page }) => expectFinalStops(page, 'api/point'))

test('X2 a whole visit by the keyboard alone', async ({ quietPage: page }) => {
  await visit(page, 'getting-started/introduction')
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
    }
  }
  /** Presses Tab until the element with this name has the focus. */
  const reach = async (name: RegExp) => {
    const target = () =>
      page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
      })
    for (let pressed = 0; pressed < 200 && !name.test(await target()); pressed++) {
      await page.keyboard.press('Tab')
    }
    await expect.poll(() => target()).toMatch(name)
  }
  await reach(/^Switch (between|to) /)
  await press('Enter', 'Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await reach(/^Getting Started$/)
  await press('Enter')
  await expect(sidebarOf(page).getByRole('link', { name: 'Introduction' })).toBeHidden()
  await reach(/^Storage$/)
  await press('Enter')
  await expect(titleOf(page, 'Storage')).toBeVisible()
  await reach(/^Copy code to clipboard$/)
  await press('/')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('timer')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expect(titleOf(page, 'Timer')).toBeAttached()
  await page.setViewportSize({ width: 390, height: 800 })
  await reach(/^Toggle navigation bar$/)
  await openMenu(page, () => press('Enter'))
  await reach(/^Back to main menu$/)
  await press('Enter')
  await reach(/^Changelog/)
  await press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused()
})
