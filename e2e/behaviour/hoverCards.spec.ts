import type { Page } from '@playwright/test'
import { awake, expect, isFetched, test, visit } from '../site'
import { expectNoViolations } from '../axe'

const card = (page: Page) => page.getByRole('tooltip')

test('a link of the content shows what it leads to, from the page that pointing at it fetches anyway', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await awake(page)
  const article = page.getByRole('article')
  const member = article.getByRole('link', { name: 'flippedVisibleFrame()' }).first()
  await member.scrollIntoViewIfNeeded()
  const fetched: string[] = []
  page.on('request', (request) => isFetched(request) && fetched.push(new URL(request.url()).pathname))
  await test.step('a member has its signature and the first sentence', async () => {
    await member.hover()
    await expect(card(page)).toContainText('flippedVisibleFrame(): Rectangle')
    await expect(card(page).locator('strong')).toHaveText(/flippedVisibleFrame\(\)$/)
    await expect(member).toHaveAttribute('aria-describedby', /.+/)
    expect(new Set(fetched).size).toBe(fetched.length)
  })
  await test.step('the pointer can move onto it, and Escape removes it', async () => {
    await card(page).hover()
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    const described = '[role="tooltip"], [aria-describedby]'
    await expectNoViolations(page, 'dark', described)
    await expectNoViolations(page, 'light', described)
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(member).not.toHaveAttribute('aria-describedby')
  })
  await test.step('with the keyboard, too, and also of a page', async () => {
    const other = article.getByRole('link', { name: 'Coordinates', exact: true }).first()
    await page.keyboard.press('Tab')
    await other.focus()
    await expect(card(page)).toContainText('About coordinates')
    await expect(card(page).locator('p')).not.toBeEmpty()
    await page.keyboard.press('Tab')
    await expect(card(page)).toBeHidden()
  })
})
