import { servers } from '../servers'
import { smallTargets, touched } from '../targets'
import { expect, test, visit, widthOf } from '../site'

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

test('on a phone every control can be hit with a finger', async ({ page }) => {
  for (const name of ['an API page', 'text with details and notes', 'the main menu', 'the search'] as const) {
    await test.step(name, async () => {
      await touched[name](page)
      await expect.poll(() => smallTargets(page)).toEqual([])
      await expect.poll(() => widthOf(page)).toBe(390)
    })
  }
  await test.step('N8 a touch opens a dropdown and stays there', async () => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await visit(page, servers.fixture.url)
    const dropdown = page.getByRole('banner').locator('details').filter({ hasText: 'More' })
    const inside = dropdown.getByRole('link', { name: 'Deep page' })
    await dropdown.locator('summary').tap()
    await expect(inside).toBeVisible()
    await page.getByRole('main').getByText('Text.').tap()
    await expect(inside).toBeHidden()
  })
})

test('N12 S11 the side menu opens at the current page, and no key puts the focus below the bar that stays', async ({
  page,
}) => {
  await visit(page, 'api/window')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  const current = dialog.getByRole('link', { name: 'Window', exact: true })
  await expect(current).toBeInViewport({ ratio: 1 })
  await current.focus()
  const covered: string[] = []
  for (let pressed = 0; pressed < 28; pressed++) {
    await page.keyboard.press('Shift+Tab')
    covered.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement
        const box = focused?.getBoundingClientRect()
        const at = box && document.elementFromPoint(box.left + box.width / 2, box.top + 1)
        return at && !focused?.contains(at) ? [`${focused?.textContent} at ${box?.top}`] : []
      })),
    )
  }
  expect(covered).toEqual([])
})
