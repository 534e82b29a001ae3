import type { Page } from '@playwright/test'
import { violations } from './axe'
import { servers } from './servers'
import { expect, hold, test, visit, widthOf } from './site'

const menuOf = (page: Page) => page.locator('.page-menu')

test('a page can be copied as Markdown with the keyboard, and the menu closes with Escape or a click elsewhere; X1 axe finds nothing wrong with it, and it fits', async ({
  quietPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(servers.phoenix.url)) {
      elsewhere.push(request.url())
    }
  })
  await visit(page, 'api/timer')
  const menu = menuOf(page)
  const button = menu.getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('Copied')
  const response = await page.request.get('api/timer.md')
  const markdown = await response.text()
  expect(markdown).toContain('# Timer')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('Copy page')
  const details = menu.locator('details')
  const summary = menu.locator('summary')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Open in Claude' })).toHaveAttribute(
    'href',
    'https://claude.ai/new?q=Read%20https%3A%2F%2Fkasper.github.io%2Fphoenix%2Fapi%2Ftimer.md.%20I%20have%20questions%20about%20it.',
  )
  const asked = menu.getByRole('listitem').filter({ has: page.getByText('Ask about this page', { exact: true }) })
  await expect(asked.getByRole('link')).toHaveText(['Open in Claude', 'Open in ChatGPT'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(details).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(details).toHaveAttribute('open')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(details).not.toHaveAttribute('open')
  await page.setViewportSize({ width: 390, height: 900 })
  await summary.click()
  await expect.poll(() => violations(page, '.page-menu')).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => widthOf(page)).toBe(width)
  }
  expect(elsewhere).toEqual([])
})

test('the button says so if the browser does not let it copy', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('no'))
  })
  await visit(page, 'api/timer')
  // The code that copies loads meanwhile.
  const release = await hold(page, /prefetchLinks-/)
  await menuOf(page).getByRole('button').click()
  release()
  await expect(menuOf(page).getByRole('button')).toHaveText('The page could not be copied.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, its links work, and it has no button', async ({ page }) => {
    await page.goto('api/timer')
    await menuOf(page).locator('summary').click()
    await expect(menuOf(page).locator('button')).toBeHidden()
    await expect(menuOf(page).getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/phoenix/api/timer.md',
    )
  })
})
