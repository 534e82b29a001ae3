import { smallTargets, touched } from '../targets'
import { expect, test, visit, widthOf } from '../site'

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const name of ['an API page', 'the main menu', 'the search', 'text with details and notes'] as const) {
  test(`on a phone every control can be hit with a finger: ${name}`, async ({ page }) => {
    await touched[name](page)
    await expect.poll(() => smallTargets(page)).toEqual([])
    await expect.poll(() => widthOf(page)).toBe(390)
  })
}

test('in the side menu no key puts the focus below the bar that stays', async ({ page }) => {
  await visit(page, 'api/window')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await dialog.getByRole('link', { name: 'Window', exact: true }).focus()
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
