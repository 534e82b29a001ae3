import type { Page } from '@playwright/test'
import {
  addLink,
  basePath,
  changeDocument,
  expect,
  hold,
  hydrated,
  scrollOf,
  scrollTo,
  sidebarLink as link,
  test,
  titleOf,
  tocOf,
  visit,
} from '../site'

/** Goes back two entries from a document that is gone afterward. */
const goBackTwo = (page: Page) => page.evaluate(() => void setTimeout(() => window.history.go(-2)))

test('R7 another page begins at its top, or at the anchor of the address, and back and forward return to where the reader was', async ({ quietPage: page }) => {
  await visit(page, 'api/modal')
  await scrollTo(page, 900)
  await link(page, 'Window').click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await expect.poll(() => scrollOf(page)).toBe(0)
  await scrollTo(page, 700)
  await page.goBack()
  await expect(titleOf(page, 'Modal')).toBeAttached()
  await expect.poll(() => scrollOf(page)).toBe(900)
  await page.goForward()
  await expect(titleOf(page, 'Window')).toBeAttached()
  await expect.poll(() => scrollOf(page)).toBe(700)
  const inside = await addLink(page, `${basePath}api/modal#weight`)
  await inside.click()
  await expect(titleOf(page, 'Modal')).toBeAttached()
  await expect(page.locator('#weight')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Direct link to weight' })).toBeFocused()
})

test('R7 a place is found again from outside the site, and after a reload', async ({ quietPage: page }) => {
  await visit(page, 'api/modal')
  await scrollTo(page, 900)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrollOf(page)).toBe(900)
  await page.goto('about:blank')
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => scrollOf(page)).toBe(900)
  // The browser does not restore entries that the router navigated away from.
  await link(page, 'Window').click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await page.goto('about:blank')
  await goBackTwo(page)
  await expect(titleOf(page, 'Modal')).toBeAttached()
  await hydrated(page)
  await expect.poll(() => scrollOf(page)).toBe(900)
})

test('R7 a place is found again on a page that a picture makes longer', async ({ page }) => {
  await page.route('**/late.svg', (request) =>
    request.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="20000"/>',
    }),
  )
  await changeDocument(page, (html) => html.replace('<h1', '<img src="/late.svg" alt=""><h1'))
  await visit(page, 'api/modal')
  await scrollTo(page, 19_000)
  await link(page, 'Window').click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await page.goto('about:blank')
  const release = await hold(page, '**/late.svg')
  await goBackTwo(page)
  await expect(titleOf(page, 'Modal')).toBeAttached()
  await hydrated(page)
  release()
  await expect.poll(() => scrollOf(page)).toBe(19_000)
})

test('W12 a page loads with a strange anchor', async ({ quietPage: page }) => {
  await visit(page, 'api/size#%E0%A4%A')
  await expect(titleOf(page, 'Size')).toBeVisible()
  await expect(tocOf(page)).toBeVisible()
  await expect.poll(() => scrollOf(page)).toBe(0)
})
