import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { addressOf, expect, hydrated, scrollOf, scrollTo, test, tocOf, visit } from '../site'

const fixture = servers.fixture.url
const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' })
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** The position of the target of an anchor: below the navbar, with some space. */
async function expectAtAnchor(page: Page, id: string) {
  const navbar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(Math.floor(navbar))
  await expect.poll(() => topOf(page, id)).toBeLessThan(navbar + 24)
}

test('D1 headings from level 2 have a link to themselves that shows under the pointer and on focus', async ({
  page,
}) => {
  await visit(page, `${fixture}markdown`)
  const headings = page.locator('.markdown :is(h2, h3, h4, h5, h6)')
  const ids = await headings.evaluateAll((elements) => elements.map((element) => element.id))
  const links = await headings
    .locator('+ a')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')?.slice(1)))
  expect(links).toEqual(ids)
  await expect(page.locator('h1[id], h1 + a')).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Direct link to With code and marks', exact: true })
  await expect(link).toHaveCSS('opacity', '0')
  await expect(link).toHaveCSS('user-select', 'none')
  await page.getByRole('heading', { name: 'With code and marks' }).hover()
  await expect(link).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(link).toHaveCSS('opacity', '0')
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toHaveCSS('opacity', '1')
})

test('D2 ids are made of the text, numbered when they repeat, or given by the author', async ({ page }) => {
  await visit(page, `${fixture}markdown`)
  const ids = await page
    .locator('.markdown h2')
    .evaluateAll((elements) => elements.map((element) => element.id))
  expect(ids.slice(0, 4)).toEqual(['release-300', 'twice', 'twice-1', 'own-id'])
  await expect(page.locator('#own-id')).not.toContainText('{')
  await visit(page, 'api/modal')
  await expect(page.locator('h3#modalbuild')).toHaveText('Modal.build()')
})

test('D3 an anchor stands below the navbar, however the reader gets there', async ({ quietPage: page }) => {
  await page.goto('api/modal#weight')
  await expectAtAnchor(page, 'weight')
  await hydrated(page)
  await expectAtAnchor(page, 'weight')
  await tocOf(page).getByRole('link', { name: 'Property font', exact: true }).click()
  await expectAtAnchor(page, 'font')
  await expect.poll(() => addressOf(page)).toBe('api/modal#font')
  await page.locator('#icon').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Direct link to icon', exact: true }).click()
  await expectAtAnchor(page, 'icon')
  await expect.poll(() => addressOf(page)).toBe('api/modal#icon')
})

test('D4 an anchor that is not there leaves the page at its top', async ({ quietPage: page }) => {
  await visit(page, 'api/modal#nothing-of-the-kind')
  await expect.poll(() => scrollOf(page)).toBe(0)
})

/** Opens a long page, and resolves once the code of the button has loaded, which the first interaction starts. */
async function visitToScroll(page: Page) {
  await visit(page, 'api/modal')
  await Promise.all([page.waitForResponse(/prefetchLinks/), page.keyboard.press('Shift')])
}

test('D5 the button back to the top shows while scrolling up, far from both ends', async ({
  quietPage: page,
}) => {
  await visitToScroll(page)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 1427)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 1200)
  await expect(toTop(page)).toBeVisible()
  await scrollTo(page, 1250)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 310)
  await expect(toTop(page)).toBeVisible()
  await scrollTo(page, 299)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 290)
  await scrollTo(page, 305)
  await expect(toTop(page)).toBeHidden()
})

test('D5 the button is gone after a jump to an anchor, and at the end of the page', async ({ page }) => {
  await visitToScroll(page)
  await scrollTo(page, 4000)
  await scrollTo(page, 3900)
  await expect(toTop(page)).toBeVisible()
  await tocOf(page).getByRole('link', { name: 'Instance properties' }).click()
  await expectAtAnchor(page, 'instance-properties')
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 1_000_000)
  await expect(toTop(page)).toBeHidden()
})

test('D5 the button leads to the top, moving, unless the reader wants no motion', async ({
  quietPage: page,
}) => {
  await visitToScroll(page)
  await scrollTo(page, 4000)
  await scrollTo(page, 3900)
  await toTop(page).click()
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expect(toTop(page)).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, 4000)
  await scrollTo(page, 3900)
  await expect(toTop(page)).toBeVisible()
  const after = await toTop(page).evaluate((button: HTMLElement) => {
    button.click()
    return window.scrollY
  })
  expect(after).toBe(0)
})

test('D5 the button shows for the keyboard too, and says what it does', async ({ page }) => {
  await visitToScroll(page)
  await scrollTo(page, 1400)
  await scrollTo(page, 1200)
  await toTop(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => scrollOf(page)).toBe(0)
})
