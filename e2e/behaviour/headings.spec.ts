import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { addressOf, awake, expect, hydrated, scrollOf, scrollTo, test, tocOf, visit } from '../site'

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

test('D1 headings from level 2 have a link to themselves that shows under the pointer and on focus; F6 with reduced motion nothing moves', async ({
  page,
}) => {
  await visit(page, `${fixture}markdown`)
  await expect
    .poll(() =>
      page.locator('*').evaluateAll(
        (elements) =>
          elements.filter((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element)
            return /[1-9]/.test(transitionDuration + animationDuration)
          }).length,
      ),
    )
    .toBe(0)
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

test('D3 an anchor stands below the navbar, however the reader gets there', async ({ quietPage: page }) => {
  await page.goto('api/modal#weight')
  await expectAtAnchor(page, 'weight')
  await hydrated(page)
  await expectAtAnchor(page, 'weight')
  await tocOf(page).getByRole('link', { name: 'font', exact: true }).click()
  await expectAtAnchor(page, 'font')
  await expect.poll(() => addressOf(page)).toBe('api/modal#font')
  await page.locator('#icon').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Direct link to icon', exact: true }).click()
  await expectAtAnchor(page, 'icon')
  await expect.poll(() => addressOf(page)).toBe('api/modal#icon')
})

test('D4 D5 an anchor that is not there leaves the page at its top, and the button leads back there', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/modal#nothing-of-the-kind')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await awake(page)
  await test.step('it shows while scrolling up, far from both ends', async () => {
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
  await test.step('it is gone after a jump to an anchor, and at the end of the page', async () => {
    await scrollUp(page)
    await tocOf(page).getByRole('link', { name: 'Instance properties' }).click()
    await expectAtAnchor(page, 'instance-properties')
    await expect(toTop(page)).toBeHidden()
    await scrollTo(page, 1_000_000)
    await expect(toTop(page)).toBeHidden()
  })
  await test.step('it leads to the top, by the keyboard too, and at once if the reader wants no motion', async () => {
    await scrollUp(page)
    await toTop(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => scrollOf(page)).toBe(0)
    await expect(toTop(page)).toBeHidden()
    await scrollUp(page)
    const after = await toTop(page).evaluate((button: HTMLElement) => {
      button.click()
      return window.scrollY
    })
    expect(after).toBe(0)
  })
  await test.step('it glides otherwise', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await scrollUp(page)
    const after = await toTop(page).evaluate((button: HTMLElement) => {
      button.click()
      return window.scrollY
    })
    expect(after).toBeGreaterThan(0)
  })
})

/** Scrolls until the button shows. */
async function scrollUp(page: Page) {
  await scrollTo(page, 4000)
  await scrollTo(page, 3900)
  await expect(toTop(page)).toBeVisible()
}
