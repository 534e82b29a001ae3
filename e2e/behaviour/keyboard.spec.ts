import { servers } from '../servers'
import { expect, sidebarOf, test, titleOf, visit } from '../site'
import { expectWalk, walked } from '../walk'

const fixture = servers.fixture.url

for (const [name, width] of [
  ['home', 1440],
  ['every element of Markdown', 1440],
  ['search with hits', 1440],
  ['not found', 1440],
  ['menu', 390],
] as const) {
  test(`X2 Tab reaches every control in order, shows where it is, and leaves the page again: ${name}, ${width} px`, ({
    page,
  }) => expectWalk(page, walked[name], width))
}

test('X2 once the page is interactive, its stops are final', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.addInitScript(() => {
    const stops = () =>
      document.querySelectorAll('.markdown [tabindex="0"], .markdown button:not([hidden])').length
    const counts: number[] = []
    Object.assign(window, { counts })
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect()
        counts.push(stops())
        requestAnimationFrame(() => requestAnimationFrame(() => counts.push(stops())))
      }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-has-hydrated'] })
  })
  for (const address of ['api/point', `${fixture}writing/code`]) {
    await page.goto(address)
    await expect.poll(() => page.evaluate('counts.length'), address).toBe(2)
    const [first, later] = await page.evaluate<number[]>('counts')
    expect(first, address).toBe(later)
  }
})

test('X2 three keys lead past the navigation', async ({ page }) => {
  await visit(page, 'api/window')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

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
    for (let pressed = 0; pressed < 80 && !name.test(await target()); pressed++) {
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
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('timer')
  await expect(page.getByRole('option').first()).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expect(titleOf(page, 'Timer')).toBeAttached()
  await page.setViewportSize({ width: 390, height: 800 })
  await reach(/^Toggle navigation bar$/)
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await reach(/^Back to main menu$/)
  await press('Enter')
  await reach(/^Changelog/)
  await press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused()
})
