import { servers } from '../servers'
import { expect, test, visit, withoutScripts } from '../site'

const tabs = `${servers.fixture.url}writing/tabs`

test('M7 where the scripts fail to load, all tabs are read one below the other', async ({ page }) => {
  const texts = ['Text for macOS.', 'Text for Linux.', 'Text for Windows.', 'pnpm add lamp']
  await page.route(/\/assets\/tabs-.*\.js/, (route) => route.abort())
  await visit(page, tabs)
  for (const text of texts) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await withoutScripts(page)
  await page.goto(tabs)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  for (const text of texts) {
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('M7 a hit of the search leads to a heading in a tab and opens the tab', async ({ page }) => {
  await visit(page, tabs)
  await expect(page.getByText('Text for macOS.')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('heading in a tab')
  await page.getByRole('option', { name: /A heading in a tab/ }).click()
  await expect(page.getByRole('heading', { name: 'A heading in a tab' })).toBeInViewport()
  await expect(page.getByText('Text for macOS.')).toBeHidden()
})
