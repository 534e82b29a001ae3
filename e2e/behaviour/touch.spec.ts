import type { Page } from '@playwright/test'
import { smallTargets, tapSearch, touched } from '../targets'
import { expect, test, widthOf } from '../site'

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
})

const expectTargets = async (page: Page) => {
  await expect.poll(() => smallTargets(page)).toEqual([])
  await expect.poll(() => widthOf(page)).toBe(390)
}

test('N8 N12 S11 on a phone every control can be hit with a finger, and no key puts the focus below the bar of the menu', async ({
  page,
}) => {
  await test.step('an API page and the search', async () => {
    await touched['an API page'](page)
    await expectTargets(page)
    await tapSearch(page)
    await expectTargets(page)
    await page.keyboard.press('Escape')
  })
  await test.step('the side menu opens at the current page, and no key puts the focus below the bar that stays', async () => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    const current = dialog.getByRole('link', { name: 'Size', exact: true })
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
  await test.step('text with details and notes', async () => {
    await touched['text with details and notes'](page)
    await expectTargets(page)
  })
  await test.step('the main menu', async () => {
    await touched['the main menu'](page)
    await expectTargets(page)
    await page.keyboard.press('Escape')
  })
  await test.step('a touch opens a dropdown of a wide window and stays there', async () => {
    await page.setViewportSize({ width: 1200, height: 800 })
    const dropdown = page.getByRole('banner').locator('details').filter({ hasText: 'More' })
    const inside = dropdown.getByRole('link', { name: 'Deep page' })
    await expect(dropdown, 'the side menu is gone').toHaveCount(1)
    await dropdown.locator('summary').tap()
    await expect(inside).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(inside).toBeHidden()
  })
})
