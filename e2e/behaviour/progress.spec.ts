import type { Page } from '@playwright/test'
import { addressOf, expect, hold, sidebarLink as link, test, titleOf, visit } from '../site'

const progress = (page: Page) => page.locator('div[data-state="running"], div[data-state="done"]')

test('R6 a bar shows once a navigation has taken 200 ms, until the page is there', async ({
  quietPage: page,
}) => {
  const release = await hold(page, 'api/window')
  await page.clock.install()
  await visit(page, 'api/timer')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await link(page, 'Window').click()
  await expect.poll(() => addressOf(page)).toBe('api/window')
  await page.clock.runFor(199)
  await expect(progress(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(progress(page)).toBeVisible()
  const box = await progress(page).boundingBox()
  expect(box?.y).toBe(0)
  expect(box?.height).toBeLessThanOrEqual(3)
  release()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await page.clock.runFor(400)
  await expect(progress(page)).toHaveCount(0)
})
