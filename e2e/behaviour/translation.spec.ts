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
    const observer = new MutationObserver(() => {
      wrapTexts(document.body)
      observer.takeRecords()
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    wrapTexts(document.body)
  })

test('the search goes on working on a page that the browser has translated', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
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

test('a page that the browser has translated leads on to others, and shows their texts', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/key')
  await translate(page)
  for (const [name, next] of [
    ['Window', 'App'],
    ['Introduction', 'Managing Handlers'],
  ] as const) {
    await sidebarLink(page, `${name} ·`).click()
    await expect(titleOf(page, `${name} ·`)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('[aria-current]')).toHaveText(
      `${name} ·`,
    )
    await expect(tocOf(page).getByRole('link').first()).toContainText('·')
    await expect(page.getByRole('article').getByRole('link', { name: 'Edit this page ·' })).toBeVisible({
      visible: (await page.getByText('Edit this page').count()) > 0,
    })
    await expect(page.getByRole('link', { name: `Next · ${next} ·` })).toHaveCount(1)
  }
  await page.getByRole('button', { name: /^Switch (between|to) / }).click()
  await page.goBack()
  await expect(titleOf(page, 'Introduction ·')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('button', { name: 'Back to main menu ·' }).click()
  await page.getByRole('button', { name: 'Documentation ·' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Timer ·', exact: true }).click()
  await expect(titleOf(page, 'Timer ·')).toBeVisible()
})

test('every part of the chrome bears that the browser has translated the page', async ({
  quietPage: page,
}) => {
  await visit(page, `${servers.fixture.url}guide/setup`)
  await translate(page)
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
