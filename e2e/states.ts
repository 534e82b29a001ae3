import type { Page } from '@playwright/test'
import type { Screen } from './screens'
import { servers } from './servers'
import { changeSite, expect, openMenu, sidebarOf, titleOf, visit, withoutScripts } from './site'

const fixture = servers.fixture.url

/** Makes the theme crash when it renders an element with this name. */
async function crashAt(page: Page, label: string) {
  await page.route(/\/assets\/client-[^/]*\.js/, async (request) => {
    const response = await request.fetch()
    const body = (await response.text()).replaceAll(
      `"aria-label":docgenText("${label}")`,
      `"aria-label":(()=>{throw new Error("it broke")})()`,
    )
    await request.fulfill({ response, body })
  })
}

/** States of a page besides the screens that stand for all. */
export const states = {
  'the longest page': (page) => visit(page, 'api/modal'),
  'a page with pictures': (page) => visit(page, 'getting-started/about-coordinates'),
  'every element of Markdown': (page) => visit(page, `${fixture}markdown`),
  'every feature of the chrome': (page) => visit(page, `${fixture}guide/deep/page`),
  'an old version': (page) => visit(page, `${servers.pages.url}1.0/guide`),
  'text from right to left': (page) => visit(page, `${servers.pages.url}ar/guide`),
  'search without hits': async (page) => {
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('xyzzyplugh')
    await expect(page.getByRole('dialog')).toContainText('No results')
  },
  'search with suggestions': async (page) => {
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('minxyzzy')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  },
  'search with recent searches': async (page) => {
    await visit(page, 'api/preferences')
    await page.evaluate(() => localStorage.setItem('docgen.search.recent', '["setframe", "window"]'))
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveCount(2)
  },
  'search page': async (page) => {
    await visit(page, 'search?q=frame')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  },
  'search that fails': async (page) => {
    await page.route('**/search.json', (request) => request.abort())
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'menu or dropdown open': async (page, { isWide }) => {
    await visit(page, `${fixture}guide/deep/page`)
    if (isWide) {
      await page.getByRole('banner').locator('summary', { hasText: 'More' }).press('Enter')
      await expect(page.getByRole('link', { name: 'By pattern' })).toBeVisible()
      return
    }
    await openMenu(page)
  },
  'main menu or all categories': async (page, { isWide }) => {
    await visit(page, fixture)
    if (isWide) {
      await sidebarOf(page).locator('summary', { hasText: 'Closed' }).click()
      return
    }
    await openMenu(page)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await expect(page.getByRole('link', { name: 'Source on GitHub' })).toBeVisible()
  },
  'table of contents open': async (page, { isWide }) => {
    await visit(page, 'api/preferences')
    if (!isWide) {
      await page.locator('summary', { hasText: 'On this page' }).click()
    }
  },
  'a page that crashed': async (page) => {
    await crashAt(page, 'Breadcrumbs')
    await visit(page, 'api/preferences')
    await expect(titleOf(page, 'This page crashed.')).toBeVisible()
  },
  'a site that crashed': async (page) => {
    await crashAt(page, 'Main')
    await visit(page, 'api/preferences')
    await expect(titleOf(page, 'This page crashed.')).toBeVisible()
    await expect(page).toHaveTitle('This page crashed.')
  },
  'a navbar item that crashed': async (page) => {
    await changeSite(page, ({ site }) => {
      site.navbar.left = [{ kind: 'search' }]
      Object.assign(site.navbar.left[0] ?? {}, { kind: 'odd', label: 'Odd' })
    })
    await visit(page, 'api/preferences')
  },
  'scripts that do not load': async (page) => {
    await withoutScripts(page)
    await page.goto('api/preferences')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
} satisfies Record<string, Screen>
