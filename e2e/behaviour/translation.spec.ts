import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, sidebarLink, test, titleOf, tocOf, visit } from '../site'

/** Translates the page like a browser: each text, now and later, becomes an element with new words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    function wrapTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.textContent?.trim() && !node.parentElement?.closest('font, script, style, textarea')) {
          texts.push(node as Text)
        }
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `${text.data} ·`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const observer = new MutationObserver((records) => {
      for (const root of new Set(records.map(({ target }) => target.parentElement))) {
        wrapTexts(root ?? document.body)
      }
      observer.takeRecords()
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    wrapTexts(document.body)
  })

test('a page that the browser has translated leads on to others, shows their texts, and can be searched', async ({
  quietPage: page,
}) => {
  await test.step('the search', async () => {
    await visit(page, 'api/size')
    await translate(page)
    await page.keyboard.press('Control+k')
    const status = page.getByRole('dialog').getByRole('status')
    for (const query of ['window frame', 'windo xyzzyplugh', 'xyzzyplugh', 'set']) {
      await page.getByRole('combobox').fill(query)
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
  await test.step('every part of the chrome', async () => {
    await visit(page, `${servers.fixture.url}guide/setup`)
    await translate(page)
    await expect(page.getByRole('link', { name: 'Edit this page ·' })).toBeVisible()
    for (const route of ['guide/deep/page', 'guide/features', 'tags/drawing', 'writing/tabs']) {
      await page.evaluate((href) => {
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        link.click()
        link.remove()
      }, `${servers.fixture.basePath}${route}`)
      await expect(page).toHaveURL(servers.fixture.url + route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/·$/)
    }
  })
})
