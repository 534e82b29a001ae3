import { expect, sidebarLink, test, titleOf, tocOf, visit } from '../site'
import { translate } from '../translate'

test('a page that the browser has translated leads on to others, shows their texts, and can be searched', async ({
  quietPage: page,
}) => {
  await test.step('the search', async () => {
    await visit(page, 'api/size')
    await translate(page)
    await page.keyboard.press('Control+k')
    const status = page.getByRole('dialog').getByRole('status')
    for (const query of ['window frame', 'windo xyzzyplugh', 'xyzzyplugh', 'set']) {
      await page.getByRole('dialog').getByRole('combobox').fill(query)
      await expect(status).toHaveText(/^(No results|1 result|Top \d+ results|\d+ results).* ·$/)
      await expect(page.getByRole('listbox').locator('mark').first()).toBeVisible({
        visible: !/^\w*xyzzy/.test(query),
      })
    }
    await page.getByRole('option').filter({ hasText: 'See all' }).click()
    await expect(titleOf(page, 'Search the documentation ·')).toBeVisible()
    const results = page.getByRole('main')
    for (const query of ['xyzzyplugh', 'timer']) {
      await page.getByRole('searchbox').fill(query)
      await expect(results.getByRole('status')).toHaveText(
        query === 'xyzzyplugh' ? /^No results/ : /^(One document|\d+ documents) found ·$/,
      )
    }
    await results.getByRole('link').first().click()
    await expect(titleOf(page, 'Timer ·')).toBeVisible()
  })
  await test.step('pages, and the way back', async () => {
    await sidebarLink(page, 'Point ·').click()
    await expect(titleOf(page, 'Point ·')).toBeVisible()
    const current = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('[aria-current]')
    await expect(current).toHaveText('Point ·')
    await expect(tocOf(page).getByRole('link').first()).toContainText('·')
    await expect(page.getByRole('link', { name: 'Next · Size ·' })).toHaveCount(1)
    await page.getByRole('button', { name: /^Switch (between|to) / }).click()
    await page.goBack()
    await expect(titleOf(page, 'Timer ·')).toBeVisible()
  })
  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('button', { name: 'Back to main menu ·' }).click()
    await page.getByRole('button', { name: 'Documentation ·' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Size ·', exact: true }).click()
    await expect(titleOf(page, 'Size ·')).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})
