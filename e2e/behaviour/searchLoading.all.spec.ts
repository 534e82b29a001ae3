import { button, dialog, expectToRecover, field, options, search } from '../search'
import { basePath, expect, hold, test, visit } from '../site'

test('without its style sheet, the dialog still works', async ({ page }) => {
  await page.route('**/assets/searchDialog-*.css', (request) => request.abort())
  await visit(page, 'api/window')
  await search(page, 'setframe')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
})

test('the dialog has what the reader typed after a click on the button, too', async ({ quietPage: page }) => {
  const release = await hold(page, /searchScript-/)
  await visit(page, 'api/window')
  await button(page).click()
  await page.keyboard.type('timer')
  await expect(page.locator('[data-state="running"]'), 'a bar shows that it loads').toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(field(page)).toHaveValue('timer')
})

test('W21 K5 when the worker of the search cannot be loaded it says so, and Try again loads it', async ({
  page,
}) => {
  for (const url of ['**/assets/searchWorker-*.js', '**/assets/lunr-*.js']) {
    await test.step(url, () => expectToRecover(page, { url }))
  }
})
