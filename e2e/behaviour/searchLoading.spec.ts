import type { Page, Response } from '@playwright/test'
import type { SearchRecord } from '../../theme/contract'
import { button, dialog, dialogLoads, expectFailure, expectToRecover, field, opensAtOnce, options, status, tryAgain } from '../search'
import { basePath, expect, hold, scrollOf, test, titleOf, visit } from '../site'

/** The bar that shows that something loads. */
const bar = (page: Page) => page.locator('[data-state="running"]')

/** Resolves once a script of the site has run. */
async function ran(page: Page, script: Response) {
  await page.evaluate((url) => import(url), script.url())
}

test('Q1 W21 nothing of the search is loaded before it is used, and each file once; Q5 after hover a click opens the dialog at once', async ({
  quietPage: page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/lunr|search(Script|Dialog|Worker)|search[\w-]*\.json/.test(request.url())) {
      loaded.push(request.url())
    }
  })
  await visit(page, 'api/size')
  const links = page.waitForResponse(/prefetchLinks-/)
  await page.mouse.move(700, 400)
  await ran(page, await links)
  expect(loaded).toEqual([])
  await dialogLoads(page, () => button(page).hover())
  await expect.poll(() => loaded.length).toBe(7)
  const opens = await opensAtOnce(page)
  expect(opens).toBe(true)
  await expect(status(page)).toContainText('Search for pages')
  await page.keyboard.type('timer')
  await expect(field(page)).toHaveValue('timer')
  await expect(options(page).first()).toBeVisible()
  expect(new Set(loaded).size).toBe(7)
})

test('Q5 after focus a click opens the dialog at once', async ({ quietPage: page }) => {
  await visit(page, 'api/size')
  await dialogLoads(page, () => button(page).focus())
  const opens = await opensAtOnce(page)
  expect(opens).toBe(true)
})

test('the dialog opens once its styles are there, and has what the reader typed; Escape closes one that is still loading', async ({
  quietPage: page,
}) => {
  const releaseScript = await hold(page, /searchScript-/)
  const releaseStyles = await hold(page, /searchDialog-/)
  await visit(page, 'api/size')
  await page.keyboard.type('/timer')
  await expect(bar(page), 'a bar shows that it loads').toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  const loaded = page.waitForResponse(/searchScript-/)
  releaseScript()
  await ran(page, await loaded)
  await expect(bar(page), 'it does not open again when its script arrives').toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.type('timer')
  await expect(bar(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  releaseStyles()
  await expect(field(page), 'without what was typed before Escape').toHaveValue('timer')
  await expect(dialog(page)).toHaveCSS('display', 'flex')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/timer`)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const opens = await opensAtOnce(page)
  expect(opens, 'the next time, it opens in the moment of the click').toBe(true)
})

test('Q5 what is typed before the scripts have loaded is searched for; E11 while the search loads the reader is told; Q6 Enter follows the first hit once it is there; W20 text stays text', async ({
  quietPage: page,
}) => {
  await page.route('**/search-doc-*.json', async (request) => {
    const response = await request.fetch()
    const records: SearchRecord[] = await response.json()
    await request.fulfill({
      json: records.map((record) => ({ ...record, title: `${record.title}<i>x</i>` })),
    })
  })
  const releaseData = await hold(page, /search-doc-\d+\.json/)
  const releaseScripts = await hold(page, /\/assets\/client-[^/]*\.js/)
  await page.goto('api/size', { waitUntil: 'commit' })
  await expect(titleOf(page, 'Size')).toBeVisible()
  await page.keyboard.type('no/timee')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('r')
  releaseScripts()
  await expect(field(page)).toHaveValue('timer')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('timers')
  await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveValue('timer')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Loading search…')
  await expect(status(page)).toHaveCSS('opacity', '1')
  releaseData()
  await expect(titleOf(page, 'Timer')).toBeAttached()
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.type('x/')
  await expect(field(page)).toHaveValue('')
  await field(page).fill('focu')
  await expect(options(page).first()).toContainText('<i>')
  await expect(options(page).locator('i')).toHaveCount(0)
})

test('W21 K5 when a part of the search cannot be loaded it says so, and Try again loads it', async ({
  page,
}) => {
  const data = '**/search-doc-*.json'
  await page.route(data, (request) => request.abort())
  await test.step('its script, which only a new document can request again, and then a file of its data', () =>
    expectToRecover(page, {
      url: '**/assets/searchScript-*.js',
      reloads: true,
      async andThen() {
        await expectFailure(page)
        await page.unroute(data)
        await tryAgain(page).click()
      },
    }))
})
