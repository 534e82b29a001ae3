import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { addressOf, basePath, expect, hold, hydrated, scrollOf, test, titleOf, visit, widthOf } from '../site'
import type { SearchRecord } from '../../theme/contract'

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')
const status = (page: Page) => dialog(page).getByRole('status')
/** Number of highlights on the page. */
const marksOf = (page: Page) => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0)

/** The scripts and data files of the search. */
const isOfSearch = (url: string) => /lunr|search(Script|Dialog|Worker)|search[\w-]*\.json/.test(url)

/** Opens the search on the current page and types. */
async function search(page: Page, query: string) {
  await page.keyboard.press('Control+k')
  await field(page).fill(query)
}

test('Q1 W21 nothing of the search is loaded before it is used', async ({ quietPage: page }) => {
  const loaded: string[] = []
  page.on('request', (request) => isOfSearch(request.url()) && loaded.push(request.url()))
  await visit(page, 'api/window')
  await Promise.all([page.waitForResponse(/prefetchLinks/), page.mouse.move(700, 400)])
  expect(loaded).toEqual([])
  await button(page).hover()
  await expect.poll(() => loaded.length).toBe(7)
  await button(page).click()
  await expect(status(page)).toContainText('Search for pages')
  expect(new Set(loaded).size).toBe(7)
})

/** Whether the dialog is open, with its styles. */
const isStyled = (page: Page) =>
  dialog(page).evaluate((dialog) => getComputedStyle(dialog).display === 'flex')

/** Whether the field has the focus in the moment of a click. */
const opensAtOnce = (page: Page) =>
  button(page).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve() // React renders in a microtask
    return document.activeElement?.role === 'combobox'
  })

test('the dialog opens with its styles, however slowly they load, and has what the reader typed', async ({
  quietPage: page,
}) => {
  for (const [opened, held] of [
    ['by a key', /searchDialog-/],
    ['by a click', /searchScript-/],
  ] as const) {
    await test.step(opened, async () => {
      const release = await hold(page, held)
      await visit(page, 'api/window')
      await (opened === 'by a key' ? page.keyboard.press('/') : button(page).click())
      await page.keyboard.type('timer')
      await expect(page.locator('[data-state="running"]'), 'a bar shows that it loads').toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      release()
      await expect(field(page)).toHaveValue('timer')
      await expect.poll(() => isStyled(page)).toBe(true)
      await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/timer`)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await test.step('the next time, it opens in the moment of the click', async () => {
        await expect.poll(() => opensAtOnce(page)).toBe(true)
      })
    })
  }
})

test('Escape closes a dialog that is still loading', async ({ quietPage: page }) => {
  const release = await hold(page, /searchScript-/)
  await visit(page, 'api/window')
  const bar = page.locator('[data-state="running"]')
  await page.keyboard.type('/timer')
  await expect(bar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  const loaded = page.waitForResponse(/searchScript-/)
  release()
  await (await loaded).finished()
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field(page)).toHaveValue('')
})

test('without its style sheet, the dialog still works', async ({ page }) => {
  await page.route('**/assets/searchDialog-*.css', (request) => request.abort())
  await visit(page, 'api/window')
  await search(page, 'setframe')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
})

test('Q10 by touch: a first touch loads the dialog, a tap opens it at once, then a hit, its page, and back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await visit(page, 'api/timer')
  const loaded = Promise.all([page.waitForResponse(/searchScript-/), page.waitForResponse(/searchDialog-/)])
  await titleOf(page, 'Timer').tap()
  await Promise.all((await loaded).map((response) => response.finished()))
  await expect.poll(() => opensAtOnce(page)).toBe(true)
  await field(page).fill('minimise')
  await options(page).first().tap()
  await expect(titleOf(page, 'Window')).toBeAttached()
  await expect.poll(() => addressOf(page)).toBe('api/window#minimise')
  await button(page).tap()
  await options(page).filter({ hasText: 'minimise' }).tap()
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#minimise`)
  await dialog(page).getByRole('button', { name: 'Close' }).tap()
  await expect(dialog(page)).toBeHidden()
  await context.close()
})

/** Simulates another platform. */
const on = (page: Page, platform: string) =>
  page.addInitScript((platform) => {
    Object.defineProperty(navigator, 'platform', { value: platform })
  }, platform)

test('Q5 the box names its key, which is another one on a Mac', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await expect(button(page)).toContainText('Ctrl K')
  await on(page, 'MacIntel')
  await visit(page, 'api/window')
  await expect(button(page)).toContainText('⌘ K')
})

test('Q5 Ctrl and K, Meta and K, and a slash open the search, and the reader can type at once', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(status(page)).toContainText('Search for pages')
    await page.keyboard.type('setFrame/')
    await expect(field(page)).toHaveValue('setFrame/')
    await field(page).fill('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
})

test('Q5 a key that comes while the dialog closes opens it again', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  // The browser tells React of the closing in a later task.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close()
    for (const key of ['/', 'x']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  })
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('x')
})

test('Q4 Q6 hits appear while the reader types, grouped by page, the best one chosen', async ({
  quietPage: page,
}) => {
  await visit(page, '')
  await search(page, 'w')
  await expect(options(page).first()).toBeVisible()
  await field(page).pressSequentially('indow')
  const groups = page.getByRole('listbox', { name: 'Search results' }).getByRole('group')
  await expect(groups.first()).toHaveAccessibleName(/API.*Window$/)
  await expect.poll(() => groups.count()).toBeGreaterThan(1)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  const marks = await options(page).first().locator('mark').allTextContents()
  expect(marks.join(' ').toLowerCase()).toContain('window')
})

/** Checks the open dialog with axe, in both color modes. */
async function expectAccessible(page: Page) {
  for (const mode of ['light', 'dark']) {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), mode)
    await expect.poll(() => violations(page), mode).toEqual([])
  }
}

test('the start of the dialog: popular pages, recent searches, and the keys', async ({ quietPage: page }) => {
  await visit(page, 'api/timer')
  await page.keyboard.press('Control+k')
  const popular = page.getByRole('group', { name: 'Popular pages' }).getByRole('option')
  await expect(popular).toHaveCount(5)
  await expect(popular.first()).toHaveAttribute('href', `${basePath}api/modal`)
  await expect(dialog(page)).toContainText(/to select.*to open.*Escto close/)
  const height = async () => (await dialog(page).boundingBox())?.height
  const before = await height()
  await expectAccessible(page)
  await test.step('the dialog keeps its size while the reader types', async () => {
    await field(page).fill('setframe')
    await expect(options(page).first()).toContainText('setFrame')
    await expect.poll(() => height()).toBe(before)
    await field(page).fill('xyzzyplugh')
    await expect(status(page)).toHaveText(/^No results/)
    await expect.poll(() => height()).toBe(before)
  })
  await test.step('when nothing is found, popular pages can be reached by keys', async () => {
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('ArrowUp')
    await expect(popular.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(popular.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(titleOf(page, 'Events')).toBeAttached()
  })
})

test('kinds of hits have icons, headings that are code are in a monospaced font, common words have no marks', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer')
  await search(page, 'the frame of the window')
  const icons = (name: string) => options(page).locator(`svg[data-icon="${name}"]`)
  await expect(icons('member').first()).toBeVisible()
  await expect(options(page).locator('[data-code]').first()).toHaveCSS('font-family', /mono|Menlo|Consolas/i)
  const marks = await options(page).locator('mark').allTextContents()
  expect(marks.length).toBeGreaterThan(0)
  expect(marks.filter((mark) => /^(the|of)$/i.test(mark))).toEqual([])
  await expectAccessible(page)
  await field(page).fill('timer')
  await expect(icons('page').first()).toBeVisible()
  await field(page).fill('hyper key')
  await expect(icons('section').first()).toBeVisible()
  await field(page).fill('floating panel')
  await expect(icons('text').first()).toBeVisible()
  await visit(page, 'search?q=setframe')
  await expect(page.getByRole('main').locator('[data-code]').first()).toContainText('setFrame')
})

test('Q6 the arrows walk through the hits and around, and Enter goes there', async ({ quietPage: page }) => {
  await visit(page, 'api/timer')
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'))
  await search(page, 'setframe')
  await expect(options(page).first()).toBeVisible()
  const selected = page.getByRole('option', { selected: true })
  const first = await selected.getAttribute('href')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveAttribute('href', first ?? '')
  expect(first).toBe(`${basePath}api/window#setframe`)
  await page.keyboard.press('Enter')
  await expect(titleOf(page, 'Window')).toBeAttached()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => addressOf(page)).toBe('api/window#setframe')
  await expect(page.locator('#setframe')).toBeInViewport()
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
})

test('Q6 a hit can be clicked, on the page at hand too', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await search(page, 'setframe')
  await options(page).first().click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => addressOf(page)).toBe('api/window#setframe')
  await expect(page.locator('#setframe')).toBeInViewport()
  await search(page, 'timer')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/timer`)
  await options(page).first().click()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await expect.poll(() => scrollOf(page)).toBe(0)
})

test('Q6 Escape and a press outside close the search, and the reader is where they were', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await field(page).fill('frame')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.mouse.click(20, 400)
  await expect(dialog(page)).toBeHidden()
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => addressOf(page)).toBe('api/window')
})

test('Q7 when nothing is found, the search says so in the words of the reader, and offers names that begin alike', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  await search(page, '<xyzzyplugh "quuxquux">')
  await expect(status(page)).toHaveText('No results for “<xyzzyplugh "quuxquux">”')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('Enter')
  await expect(dialog(page), 'Enter does not open a page that is no answer').toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Modal')
  await field(page).fill('minxyzzy')
  await expect(status(page)).toHaveText('No results for “minxyzzy”')
  await expect(
    options(page)
      .filter({ hasText: /^minimise/ })
      .first(),
  ).toBeVisible()
  const offered = (await options(page).first().textContent()) ?? ''
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue(offered)
  await expect(status(page)).toContainText('result')
})

test('Q9 W21 the field controls a list of options, the chosen one is named, and their number is told', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  await search(page, 'setframe')
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  const list = await page.getByRole('listbox', { name: 'Search results' }).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-controls', list ?? '')
  await page.keyboard.press('ArrowDown')
  const chosen = await page.getByRole('option', { selected: true }).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', chosen ?? '')
  const hits = await options(page).locator('span[data-section], mark').first().count()
  expect(hits).toBe(1)
  const count = await options(page).filter({ hasNotText: 'See all' }).count()
  await expect(status(page)).toContainText(`${count} results`)
  await expect(field(page)).toBeFocused()
})

test('Q10 on a phone the search takes the screen, and can be left without a keyboard', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, 'api/window')
  await button(page).click()
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(390 - 32)
  await field(page).fill('frame')
  await expect(options(page).first()).toBeInViewport({ ratio: 1 })
  await expect.poll(() => widthOf(page)).toBe(390)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('W5 Tab goes through the search and out of it, both ways', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await button(page).focus()
  await page.keyboard.press('Tab')
  await expect(button(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).not.toBeFocused()
  await search(page, 'frame')
  await expect(options(page).first()).toBeVisible()
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(field(page)).toBeFocused()
  await expect.poll(() => addressOf(page)).toBe('api/window')
})

test('W21 Ctrl opens a hit in a new tab, by click and by Enter', async ({ quietPage: page, context }) => {
  await visit(page, 'api/timer')
  await search(page, 'setframe')
  await expect(options(page).first()).toBeVisible()
  for (const open of [
    () =>
      options(page)
        .first()
        .click({ modifiers: ['Control'] }),
    () => field(page).press('Control+Enter'),
  ]) {
    const opening = context.waitForEvent('page')
    await open()
    const opened = await opening
    await expect(titleOf(opened, 'Window')).toBeAttached()
    await expect.poll(() => marksOf(opened), 'its words are marked there').toBeGreaterThan(0)
    await expect.poll(() => addressOf(opened)).toBe('api/window#setframe')
    await expect.poll(() => scrollOf(opened)).toBeGreaterThan(0)
    await opened.close()
    await page.bringToFront()
  }
  await expect.poll(() => addressOf(page)).toBe('api/timer')
  await expect.poll(() => marksOf(page), 'this tab stays as it is').toBe(0)
  await visit(page, 'search?q=setframe')
  const listed = page
    .getByRole('main')
    .getByRole('link', { name: /^setFrame\(\)/ })
    .first()
  const opening = context.waitForEvent('page')
  await listed.click({ modifiers: ['Control'] })
  const opened = await opening
  await expect(titleOf(opened, 'Window')).toBeAttached()
  await expect.poll(() => marksOf(opened)).toBeGreaterThan(0)
  await listed.click()
  await expect(titleOf(page, 'Window')).toBeAttached()
  await expect
    .poll(() => addressOf(page), 'a plain click leads to the plain address')
    .toBe('api/window#setframe')
})

test('words to mark are words, whatever the address says', async ({ quietPage: page }) => {
  await visit(page, `api/window?docgen-mark=${encodeURIComponent('(a+)+$ [ \\ . frame')}`)
  await expect.poll(() => marksOf(page)).toBeGreaterThan(0)
  await expect(page).toHaveURL(/api\/window$/)
})

test('W20 what is marked is the word that matches, and text stays text', async ({ quietPage: page }) => {
  await page.route('**/search-doc-*.json', async (request) => {
    const records: SearchRecord[] = await (await request.fetch()).json()
    for (const record of records) {
      record.title += '<i>x</i>'
    }
    await request.fulfill({ json: records })
  })
  await visit(page, 'api/size')
  await search(page, 'focu')
  await expect(options(page).first()).toContainText('<i>')
  await expect(options(page).locator('i')).toHaveCount(0)
  const marks = await options(page).locator('mark').allTextContents()
  expect(marks.length).toBeGreaterThan(0)
  expect(marks.filter((mark) => !/focu/i.test(mark))).toEqual([])
})

test('E11 while the search loads the reader is told, after a moment', async ({ quietPage: page }) => {
  const release = await hold(page, /search-doc-\d+\.json/)
  await visit(page, 'api/window')
  await search(page, 'setframe')
  await expect(status(page)).toHaveText('Loading search…')
  await expect(status(page)).toHaveCSS('opacity', '1')
  release()
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
})

test('Q7 the search never says that it found nothing before it has looked', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await page.keyboard.press('Control+k')
  await expect(status(page)).toContainText('Search for pages')
  await status(page).evaluate((region) => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  for (const query of ['window', 'xyzzyplugh', 'setframe', '', 'minimise']) {
    await field(page).fill(query)
    await expect(status(page)).toHaveText(
      query === '' ? /^Search for pages/ : query === 'xyzzyplugh' ? /^No results/ : /result/,
    )
  }
  const said = await page.evaluate('said')
  expect(said).toContain('Searching…')
  expect((said as string[]).filter((text) => /No results/.test(text))).toEqual([
    'No results for “xyzzyplugh”',
  ])
})

test('Q6 Enter that comes before the answer follows the first hit of what was typed', async ({
  quietPage: page,
}) => {
  const release = await hold(page, /search-doc-\d+\.json/)
  await visit(page, 'api/window')
  await page.keyboard.press('/')
  await page.keyboard.type('timer')
  await page.keyboard.press('Enter')
  release()
  await expect(titleOf(page, 'Timer')).toBeAttached()
})

test('Q5 what is typed before the scripts have loaded is searched for', async ({ quietPage: page }) => {
  const release = await hold(page, /\/assets\/client-[^/]*\.js/)
  await page.goto('api/window', { waitUntil: 'commit' })
  await expect(titleOf(page, 'Window')).toBeVisible()
  await page.keyboard.type('no/timee')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('r')
  await expect.poll(() => scrollOf(page)).toBe(0)
  release()
  await expect(field(page)).toHaveValue('timer')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/timer`)
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('timers')
  await page.keyboard.press('Escape')
  await page.keyboard.type('x/')
  await expect(field(page)).toHaveValue('')
})

for (const [what, url] of [
  ['the list of its files', '**/search.json'],
  ['its records', '**/search-doc-*.json'],
  ['its index', '**/lunr-index-*.json'],
  ['its script', '**/assets/searchScript-*.js'],
  ['its worker', '**/assets/searchWorker-*.js'],
  ['lunr', '**/assets/lunr-*.js'],
] as const) {
  test(`W21 K5 when ${what} cannot be loaded the search says so, and Try again loads it`, async ({
    page,
  }) => {
    const failures: Error[] = []
    page.on('pageerror', (error) => failures.push(error))
    await visit(page, 'api/window')
    await page.route(url, (request) => request.abort())
    await page.keyboard.press('Control+k')
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded')
    expect(failures).toEqual([])
    await page.unroute(url)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await hydrated(page)
    // Only a new document can request a script again.
    if (await dialog(page).isHidden()) {
      await page.keyboard.press('Control+k')
    }
    await field(page).fill('setframe')
    await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  })
}

test('Q1 the fixture’s search box stands where its navbar places it, and works', async ({
  quietPage: page,
}) => {
  await visit(page, servers.fixture.url)
  await expect(button(page)).toHaveCount(1)
  await search(page, 'Install')
  await expect(options(page).first()).toHaveAttribute('href', '/fixture/guide/setup#install')
})

/** The highlighted texts of the page. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map((range) => range.toString().toLowerCase()),
  )

test('Q8 the page that was found has the words marked, until the reader moves on', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer')
  await search(page, 'setframe')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  await options(page).first().click()
  await expect(titleOf(page, 'Window')).toBeAttached()
  await expect(page.locator('#setframe')).toBeInViewport()
  await expect.poll(async () => new Set(await marked(page))).toEqual(new Set(['setframe']))
  await search(page, 'minimise')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#minimise`)
  await page.keyboard.press('Enter')
  await expect.poll(async () => new Set(await marked(page))).toContain('minimise')
  await expect(page.getByRole('article').locator('mark')).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await expect.poll(() => marked(page)).toEqual([])
})

test('recent searches are offered, stay in this browser, and are forgotten on request', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer')
  await search(page, 'setframe')
  await options(page).first().click()
  await expect(titleOf(page, 'Window')).toBeAttached()
  await page.keyboard.press('/')
  const recent = page.getByRole('group', { name: 'Recent searches' })
  await expect(recent.getByRole('option')).toHaveText(['setframe'])
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('setframe')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  await field(page).fill('')
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docgen.search.recent'))).toBeNull()
})

test('?q= in the address opens the search; the search page lists all results and can be shared', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer?q=window')
  await expect(field(page)).toHaveValue('window')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window`)
  await options(page).filter({ hasText: 'See all' }).click()
  await expect(titleOf(page, 'Search the documentation')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('search?q=window')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('window')
  const results = page.getByRole('main').getByRole('link')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d\d documents found$/)
  await expect(results.first()).toHaveAttribute('href', `${basePath}api/window`)
  await expect.poll(() => results.count()).toBeGreaterThan(40)
  await box.fill('setframe')
  await expect(results.first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  await expect.poll(() => addressOf(page)).toBe('search?q=setframe')
  await visit(page, 'search?q=homebrew')
  await expect(results.first()).toHaveAttribute('href', `${basePath}#with-homebrew`)
  await expect(dialog(page)).toBeHidden()
  await results.first().click()
  await expect(titleOf(page, 'The window manager that you script')).toBeAttached()
  await expect.poll(async () => new Set(await marked(page))).toEqual(new Set(['homebrew']))
})
