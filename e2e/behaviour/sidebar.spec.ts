import type { Locator, Page } from '@playwright/test'
import type { SidebarItem } from '../../theme/contract'
import { servers } from '../servers'
import {
  addressOf,
  basePath,
  changePage,
  expect,
  hold,
  hydrated,
  routes,
  scrollTo,
  sidebarLink,
  sidebarOf,
  test,
  titleOf,
  visit,
  withoutScripts,
} from '../site'

const fixture = servers.fixture.url

/** A category of the sidebar, by its label. */
function category(page: Page, label: string): Locator {
  return sidebarOf(page)
    .locator('li:has(> details)')
    .filter({ hasText: new RegExp(`^${label}`) })
}

const details = (item: Locator) => item.locator('> details')
const summary = (item: Locator) => item.locator('> details > summary')
const isOpen = (item: Locator) => details(item).evaluate((element: HTMLDetailsElement) => element.open)

/** The part of the sidebar that scrolls. */
const scroller = (page: Page) => page.getByRole('complementary').locator('div').first()
const scrollOfSidebar = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop))

async function scrollSidebar(page: Page, top: number) {
  await scroller(page).evaluate((element, top) => {
    element.scrollTop = top
  }, top)
}

test('S1 the sidebar is a list beside the content that stays in sight and scrolls by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit(page, 'api/window')
  const aside = page.getByRole('complementary')
  await expect(aside.getByRole('navigation', { name: 'Docs sidebar' }).locator('> ul > li')).toHaveCount(3)
  await scrollTo(page, 900)
  const navbar = await page.getByRole('banner').boundingBox()
  const box = await aside.boundingBox()
  expect(Math.abs((box?.y ?? 0) - (navbar?.height ?? 0))).toBeLessThanOrEqual(1)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
  await expect
    .poll(() => scroller(page).evaluate((element) => element.scrollHeight > element.clientHeight))
    .toBe(true)
  await scroller(page).hover()
  await scrollSidebar(page, 0)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrollOfSidebar(page)).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('S1 items below a category stand further in', async ({ page }) => {
  await visit(page, 'getting-started/introduction')
  const start = (name: string) =>
    sidebarOf(page)
      .getByText(name, { exact: true })
      .evaluate((element) => element.getBoundingClientRect().x)
  expect(await start('Window')).toBeGreaterThan(await start('API'))
})

test('S2 the sidebar lists the home page and two open categories, in order', async ({ page }) => {
  await visit(page, 'getting-started/introduction')
  const paths = await sidebarOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(routes.map((route) => basePath + route))
  await expect(category(page, 'Getting Started').getByRole('link')).toHaveCount(7)
  await expect(category(page, 'API').getByRole('link')).toHaveCount(22)
  await expect.poll(() => isOpen(category(page, 'Getting Started'))).toBe(true)
  await expect.poll(() => isOpen(category(page, 'API'))).toBe(true)
})

test('S2 a category that cannot collapse is a group: a small heading, and its items below without a line', async ({
  page,
}) => {
  await visit(page, 'api/window')
  const groups = category(page, 'API').locator('> details > ul > li')
  await expect(groups.locator('> span')).toHaveText([
    'Input',
    'Windows and screens',
    'Interface',
    'System',
    'Types',
  ])
  const group = groups.filter({ hasText: /^Windows and screens/ })
  await expect(group.locator('summary, details')).toHaveCount(0)
  await expect(group.getByRole('link')).toHaveText(['Window', 'App', 'Screen', 'Space'])
  const [heading, first, second] = [
    group.locator('> span'),
    group.getByRole('link').first(),
    group.getByRole('link').nth(1),
  ]
  const size = (item: Locator) =>
    item.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size(heading)).toBeLessThan(await size(first))
  await expect(group.locator('ul')).toHaveCSS('border-inline-start-width', '0px')
  await expect(category(page, 'API').locator('> details > ul')).toHaveCSS('border-inline-start-width', '1px')
  const place = async (item: Locator) => (await item.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  expect((await place(heading)).x).toBe((await place(first)).x)
  const rows = (await place(second)).y - (await place(first)).y
  expect(rows).toBeGreaterThanOrEqual(28)
  expect(rows).toBeLessThanOrEqual(32)
})

test('S5 the current item has a tint, and is no wider than the others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, 'api/window')
  const current = sidebarOf(page).locator('[aria-current="page"]')
  const look = () =>
    current.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return { tint: getComputedStyle(link).backgroundColor, width: range.getBoundingClientRect().width }
    })
  const other = await sidebarLink(page, 'Timer').evaluate((link) => getComputedStyle(link).backgroundColor)
  const marked = await look()
  expect(marked.tint).not.toBe(other)
  const link = await current.elementHandle()
  await link?.evaluate((element) => element.removeAttribute('aria-current'))
  const width = await link?.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().width
  })
  expect(width).toBe(marked.width)
})

test('S3 W18 a category opens and closes by click, Enter and Space, and leads nowhere', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  const api = category(page, 'API')
  const inside = api.getByRole('link', { name: 'Window', exact: true })
  await summary(api).click()
  await expect(inside).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(inside).toBeVisible()
  await page.keyboard.press('Space')
  await expect(inside).toBeHidden()
  await page.keyboard.press('Space')
  await expect(inside).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('api/window')
})

test('S5 the current page is marked, and so is its category', async ({ page }) => {
  await visit(page, 'api/window')
  const current = sidebarOf(page).locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText('Window')
  await expect(current).toHaveAttribute('aria-current', 'page')
  const colour = (text: string) =>
    sidebarOf(page)
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).color)
  const accent = await colour('Window')
  await expect.poll(() => colour('Timer')).not.toBe(accent)
  await expect.poll(() => colour('API')).toBe(accent)
  await expect.poll(() => colour('Getting Started')).not.toBe(accent)
})

test('S6 what the reader opened and closed stays so while navigating, and is forgotten on reload', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  const started = category(page, 'Getting Started')
  await summary(started).click()
  await expect.poll(() => isOpen(started)).toBe(false)
  await sidebarOf(page).getByRole('link', { name: 'Timer', exact: true }).click()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await expect.poll(() => isOpen(started)).toBe(false)
  await page.reload()
  await expect.poll(() => isOpen(started)).toBe(true)
})

test('S6 the branch of the page can be closed, and a category opens when a navigation leads into it', async ({
  quietPage: page,
}) => {
  await visit(page, 'getting-started/typescript')
  const api = category(page, 'API')
  const started = category(page, 'Getting Started')
  await summary(api).click()
  await summary(started).click()
  await expect.poll(() => isOpen(started)).toBe(false)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click()
  await expect(titleOf(page, 'Key')).toBeVisible()
  await expect.poll(() => isOpen(api)).toBe(true)
  await expect.poll(() => isOpen(started)).toBe(false)
})

test('S6 a closed category is open on its own pages', async ({ quietPage: page }) => {
  await visit(page, fixture)
  await expect.poll(() => isOpen(category(page, 'Closed'))).toBe(false)
  await visit(page, `${fixture}guide/closed`)
  await expect.poll(() => isOpen(category(page, 'Closed'))).toBe(true)
})

test('S7 what is in a closed category of a large sidebar is fetched when it is opened, and once', async ({
  page,
}) => {
  const source = `${basePath}part.json`
  let fetched = 0
  await changePage(page, 'api/window', ({ sidebar }) => {
    const started = sidebar?.items[1]
    if (started?.kind === 'category') {
      Object.assign(started, { collapsed: true, items: undefined, source })
    }
  })
  await page.route(`**${source}`, (request) => {
    fetched += 1
    const items: SidebarItem[] = [
      { kind: 'link', label: 'Fetched', href: `${basePath}getting-started/loading` },
    ]
    return request.fulfill({ json: items })
  })
  await visit(page, '')
  await page.getByRole('link', { name: 'Browse the API' }).click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  const started = category(page, 'Getting Started')
  const inside = sidebarOf(page).getByRole('link', { name: 'Fetched' })
  await expect(inside).toHaveCount(0)
  expect(fetched).toBe(0)
  await summary(started).click()
  await expect(inside).toBeVisible()
  await summary(started).click()
  await expect(inside).toBeHidden()
  await summary(started).click()
  await expect(inside).toBeVisible()
  expect(fetched).toBe(1)
})

test('S7 a part of the sidebar that does not load says so', async ({ page }) => {
  await changePage(page, 'api/window', ({ sidebar }) => {
    const started = sidebar?.items[1]
    if (started?.kind === 'category') {
      Object.assign(started, { collapsed: true, items: undefined, source: `${basePath}part.json` })
    }
  })
  await visit(page, '')
  await page.getByRole('link', { name: 'Browse the API' }).click()
  await summary(category(page, 'Getting Started')).click()
  await expect(sidebarOf(page).getByText('could not be loaded')).toBeVisible()
})

test('S7 a fetched category never shows the items of another large sidebar', async ({ quietPage: page }) => {
  await visit(page, `${fixture}large/birds`)
  const list = category(page, 'List')
  const bird = list.getByRole('link', { name: 'Blackbird' })
  const fish = list.getByRole('link', { name: 'Anchovy' })
  const goTo = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name: name.toLowerCase() }).click()
    await expect(titleOf(page, name)).toBeVisible()
  }
  await test.step('when the items of both are fetched', async () => {
    await summary(list).click()
    await expect(bird).toBeVisible()
    await goTo('Fish')
    await summary(list).click()
    await expect(fish).toBeVisible()
    await expect(bird).toHaveCount(0)
    await goTo('Birds')
    await expect(bird).toBeVisible()
    await expect(fish).toHaveCount(0)
  })
  await test.step('when the items of one came with its page', async () => {
    await visit(page, `${fixture}large/eel`)
    await expect(fish).toBeVisible()
    await goTo('Birds')
    await summary(list).click()
    await expect(bird).toBeVisible()
    await expect(fish).toHaveCount(0)
  })
})

test('S7 items that arrive late stay out of another large sidebar', async ({ quietPage: page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  await page.route('**/sidebar/*.json', async (route) => {
    if (isFirst) {
      isFirst = false
      await released
    }
    await route.continue()
  })
  await visit(page, `${fixture}large/birds`)
  const list = category(page, 'List')
  await summary(list).click()
  await expect(list.getByText('Loading…')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'fish' }).click()
  await expect(titleOf(page, 'Fish')).toBeVisible()
  await summary(list).click()
  await expect(list.getByRole('link', { name: 'Anchovy' })).toBeVisible()
  const late = page.waitForResponse('**/sidebar/*.json')
  release()
  await (await late).finished()
  await expect(list.getByRole('link', { name: 'Anchovy' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Blackbird' })).toHaveCount(0)
})

/** Closes an open category and reports whether its items are still visible. */
async function foldsInMotion(folded: Locator) {
  const summary = folded.locator('> summary')
  const height = () =>
    folded.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::details-content').height))
  await summary.focus()
  if (!(await folded.evaluate((element: HTMLDetailsElement) => element.open))) {
    await summary.press('Enter')
  }
  await expect.poll(height).toBeGreaterThan(10)
  return folded.evaluate((element: HTMLDetailsElement) => {
    element.open = false
    return Number.parseFloat(getComputedStyle(element, '::details-content').height) > 0
  })
}

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`S7 M6 with reduced motion "${reducedMotion}" what folds ${moves ? 'moves' : 'does not move'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, `${fixture}guide/features`)
    expect(await foldsInMotion(details(category(page, 'Guide')))).toBe(moves)
    expect(await foldsInMotion(page.locator('.markdown details'))).toBe(moves)
  })
}

test('S8 the sidebar keeps its scroll position while navigating', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit(page, 'api/screen')
  await scrollSidebar(page, 300)
  await sidebarOf(page).getByRole('link', { name: 'Mouse', exact: true }).click()
  await expect(titleOf(page, 'Mouse')).toBeVisible()
  await expect.poll(() => scrollOfSidebar(page)).toBe(300)
})

test('S8 W13 the sidebar keeps its scroll position on reload', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit(page, 'api/screen')
  const place = (await scrollOfSidebar(page)) - 50
  await scrollSidebar(page, place)
  await page.reload()
  await expect.poll(() => scrollOfSidebar(page)).toBe(place)
})

test('W13 the sidebar stands at its place from the first paint, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    // A timer of a frame runs once the frame is painted.
    requestAnimationFrame(function look() {
      setTimeout(() => {
        const box = document.querySelector('aside > div')
        if (box && seen.at(-1) !== box.scrollTop) {
          seen.push(box.scrollTop)
        }
        requestAnimationFrame(look)
      })
    })
  })
  /** All scroll positions at which the sidebar was painted. */
  const seen = () => page.evaluate<number[]>('seen')
  await withoutScripts(page)
  await page.goto('api/window')
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  const place = await scrollOfSidebar(page)
  expect(place).toBeGreaterThan(0)
  expect(await seen()).toEqual([place])
  await test.step('also when the scripts come late', async () => {
    await page.unrouteAll()
    const release = await hold(page, /\/assets\/client-.*\.js/)
    await page.goto('api/window', { waitUntil: 'commit' })
    await expect.poll(seen).toEqual([place])
    release()
    await hydrated(page)
    expect(await seen()).toEqual([place])
  })
  await test.step('where the reader left it', async () => {
    await page.goto('api/screen')
    await hydrated(page)
    const left = (await scrollOfSidebar(page)) - 50
    await scrollSidebar(page, left)
    const release = await hold(page, /\/assets\/client-.*\.js/)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(seen).toEqual([left])
    await test.step('which may be elsewhere when the scripts come', async () => {
      await scrollSidebar(page, 0)
      release()
      await hydrated(page)
      await expect.poll(() => scrollOfSidebar(page)).toBe(0)
    })
  })
})

test('W13 the current item is in sight on the first load', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit(page, 'api/window')
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('S6 W13 the current item is in sight after a navigation that opens its category', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await visit(page, 'api/window')
  await summary(category(page, 'Getting Started')).click()
  await page.locator('article a[href$="/about-coordinates"]').first().click()
  await expect(titleOf(page, 'About coordinates')).toBeVisible()
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  await summary(category(page, 'API')).click()
  await page.locator('article a[href$="/api/screen#frame"]').first().click()
  await expect(titleOf(page, 'Screen')).toBeAttached()
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
})

test('S4 the label of a category with a page leads there and opens it; the arrow only toggles', async ({
  quietPage: page,
}) => {
  await visit(page, fixture)
  const deep = category(page, 'Deep')
  const label = deep.getByRole('link', { name: 'Deep', exact: true })
  const arrow = summary(deep)
  await expect(arrow).toHaveAccessibleName("Expand sidebar category 'Deep'")
  await arrow.click()
  await expect(arrow).toHaveAccessibleName("Collapse sidebar category 'Deep'")
  await expect.poll(() => isOpen(deep)).toBe(true)
  await expect.poll(() => page.url()).toBe(fixture)
  await arrow.press('Space')
  await expect.poll(() => isOpen(deep)).toBe(false)
  await label.click()
  await expect(page).toHaveURL(`${fixture}guide/deep/`.replace(/\/$/, ''))
  await expect.poll(() => isOpen(deep)).toBe(true)
  await expect(label).toHaveAttribute('aria-current', 'page')
  await label.click()
  await expect.poll(() => isOpen(deep)).toBe(false)
  await label.click()
  await expect.poll(() => isOpen(deep)).toBe(true)
})

test('S9 the reader can hide the sidebar, for this visit', async ({ quietPage: page }) => {
  await visit(page, `${fixture}guide/setup`)
  const widthOf = () => page.getByRole('main').evaluate((element) => element.getBoundingClientRect().width)
  const before = await widthOf()
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(sidebarOf(page)).toBeHidden()
  await expect.poll(() => widthOf()).toBeGreaterThan(before)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click()
  await expect(titleOf(page, 'Features')).toBeVisible()
  await expect(sidebarOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebarOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.reload()
  await expect(sidebarOf(page)).toBeVisible()
})

test('S9 autoCollapse closes the other categories when one is opened', async ({ quietPage: page }) => {
  await visit(page, fixture)
  const [guide, closed] = [category(page, 'Guide'), category(page, 'Closed')]
  await expect.poll(() => isOpen(guide)).toBe(true)
  await summary(closed).click()
  await expect.poll(() => isOpen(closed)).toBe(true)
  await expect.poll(() => isOpen(guide)).toBe(false)
})

test('S10 an unlisted page is in the sidebar of its own page alone', async ({ quietPage: page }) => {
  await visit(page, `${fixture}guide/closed`)
  const unlisted = sidebarOf(page).locator('a[href$="/guide/unlisted"]')
  await expect(unlisted).toHaveCount(0)
  await visit(page, `${fixture}guide/unlisted`)
  await expect(unlisted).toBeVisible()
})

test('S10 links out of the site open a new tab and say so; HTML is set as it is', async ({
  quietPage: page,
}) => {
  await visit(page, fixture)
  const link = sidebarOf(page).getByRole('link', { name: 'Out', exact: true })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link.locator('svg')).toBeVisible()
  await expect(sidebarOf(page).locator('b', { hasText: 'Written by hand' })).toBeVisible()
})

test('S10 items show their icon and their badge, which belongs to their name', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture}api/one`)
  const one = sidebarOf(page).getByRole('link', { name: 'One New', exact: true })
  await expect(one.locator('b')).toHaveText('New')
  await expect(sidebarOf(page).getByText('Parts').locator('b')).toHaveText('Beta')
  for (const drawing of [one.locator('svg'), sidebarOf(page).locator('summary svg')]) {
    const box = await drawing.boundingBox()
    expect([box?.width ?? 0, box?.height ?? 0].map(Math.round)).toEqual([16, 16])
    const image = await drawing.locator('use').getAttribute('href')
    expect((await page.request.get(new URL(image ?? '', page.url()).href)).ok()).toBe(true)
  }
  const shot = await one.locator('svg').screenshot()
  await one.locator('use').evaluate((use) => use.remove())
  expect((await one.locator('svg').screenshot()).equals(shot), 'something is drawn').toBe(false)
})

test('S11 narrow windows have the sidebar in the menu alone, where a link closes it', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, 'api/window')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Timer', exact: true }).click()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await expect(menu).toBeHidden()
})

test('S11 the not-found page has no sidebar', async ({ page }) => {
  await visit(page, 'no/such/page')
  await expect(titleOf(page, 'Page Not Found')).toBeVisible()
  await expect(sidebarOf(page)).toHaveCount(0)
})
