import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import {
  addressOf,
  basePath,
  expect,
  hold,
  routes,
  scrollOf,
  scrollTo,
  settled,
  sidebarLink,
  sidebarOf,
  test,
  titleOf,
  visit,
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

async function expectOpen(item: Locator, open: boolean) {
  await expect(details(item)).toHaveJSProperty('open', open)
}

/** The part of the sidebar that scrolls. */
const scroller = (page: Page) => page.getByRole('complementary').locator('div').first()
const scrollOfSidebar = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop))

async function expectScroll(page: Page, top: number) {
  await expect.poll(() => scrollOfSidebar(page)).toBe(top)
}

const current = (page: Page) => sidebarOf(page).locator('[aria-current]')

async function expectCurrent(page: Page, name: string) {
  await expect(current(page)).toHaveText(name)
  await expect(current(page)).toBeInViewport({ ratio: 1 })
}

/** Follows a link of the content. */
async function follow(page: Page, href: string, title: string) {
  await page.locator(`article a[href$="${href}"]`).first().click()
  await expect(titleOf(page, title)).toBeAttached()
  await settled(page)
}

async function scrollSidebar(page: Page, top: number) {
  await scroller(page).evaluate((element, top) => {
    element.scrollTop = top
  }, top)
}

const low = { width: 1440, height: 500 }

test('S1 S2 S5 S8 W13 the sidebar lists all pages beside the content, scrolls by itself, and keeps its place', async ({
  quietPage: page,
}) => {
  await page.setViewportSize(low)
  await visit(page, 'api/window')
  const aside = page.getByRole('complementary')
  const started = category(page, 'Getting Started')
  const api = category(page, 'API')
  await test.step('the home page and two open categories, in order', async () => {
    await expect(sidebarOf(page).locator('> ul > li')).toHaveCount(3)
    await expect
      .poll(() =>
        sidebarOf(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual(routes.map((route) => basePath + route))
    await expect(started.getByRole('link')).toHaveCount(7)
    await expect(api.getByRole('link')).toHaveCount(22)
    await expectOpen(started, true)
    await expectOpen(api, true)
  })
  await test.step('a category that cannot collapse is a group: a small heading, items below it', async () => {
    const groups = api.locator('> details > ul > li')
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
    await expect(group.locator('ul')).toHaveCSS('border-inline-start-width', '0px')
    await expect(api.locator('> details > ul')).toHaveCSS('border-inline-start-width', '1px')
    const look = await group.evaluate((element) => {
      const [heading, first, second] = [...element.querySelectorAll('span, a')].map((part) => ({
        x: part.getBoundingClientRect().x,
        y: part.getBoundingClientRect().y,
        size: Number.parseFloat(getComputedStyle(part).fontSize),
      }))
      return heading && first && second && { heading, first, rows: second.y - first.y }
    })
    expect(look?.heading.size).toBeLessThan(look?.first.size ?? 0)
    expect(look?.heading.x).toBe(look?.first.x)
    expect(look?.rows).toBeGreaterThanOrEqual(28)
    expect(look?.rows).toBeLessThanOrEqual(32)
    const label = await summary(api).locator('span').boundingBox()
    expect(look?.first.x, 'items of a category stand further in').toBeGreaterThan(label?.x ?? 0)
  })
  await test.step('the current page and its category are marked', async () => {
    await expectCurrent(page, 'Window')
    await expect(current(page)).toHaveAttribute('aria-current', 'page')
    const styleOf = (text: string) =>
      sidebarOf(page)
        .getByText(text, { exact: true })
        .evaluate((element) => {
          const { color, backgroundColor: tint } = getComputedStyle(element)
          return { color, tint }
        })
    const accent = await styleOf('Window')
    const other = await styleOf('Timer')
    expect(accent.color).not.toBe(other.color)
    expect(accent.tint).not.toBe(other.tint)
    await expect(summary(api).locator('span'), 'only the page has the accent').not.toHaveCSS('color', accent.color)
    await expect(summary(api).locator('span')).toHaveCSS('font-weight', '600')
    const [marked, plain] = await current(page).evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const { width } = range.getBoundingClientRect()
      link.removeAttribute('aria-current')
      return [width, range.getBoundingClientRect().width]
    })
    expect(marked, 'the mark does not make the label wider').toBe(plain)
  })
  await test.step('it stays below the bar, and the wheel scrolls it alone', async () => {
    await scrollTo(page, 900)
    const navbar = await page.getByRole('banner').boundingBox()
    const box = await aside.boundingBox()
    expect(Math.abs((box?.y ?? 0) - (navbar?.height ?? 0))).toBeLessThanOrEqual(1)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(low.height)
    await page.mouse.move((box?.x ?? 0) + 40, low.height / 2) // hover() would scroll the page, too
    await scrollSidebar(page, 0)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => scrollOfSidebar(page)).toBeGreaterThan(0)
    await expect.poll(() => scrollOf(page)).toBe(900)
  })
  await test.step('S8 W13 it keeps its scroll position while navigating', async () => {
    await scrollSidebar(page, 300)
    await sidebarLink(page, 'Mouse').click()
    await expect(titleOf(page, 'Mouse')).toBeVisible()
    await settled(page)
    await expectScroll(page, 300)
  })
})

test('S3 W18 a category opens and closes by click, Enter and Space, and stays so until a reload; S6 W13 a navigation opens the category that it leads into, and shows the current item', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await visit(page, 'api/window')
  const api = category(page, 'API')
  const started = category(page, 'Getting Started')
  await summary(api).click()
  await expect(sidebarLink(page, 'Window')).toBeHidden()
  for (const [key, open] of [
    ['Enter', true],
    ['Space', false],
    ['Space', true],
  ] as const) {
    await page.keyboard.press(key)
    await expect(sidebarLink(page, 'Window'), key).toBeVisible({ visible: open })
  }
  await expect.poll(() => addressOf(page)).toBe('api/window')
  await summary(started).click()
  await expectOpen(started, false)
  await follow(page, '/about-coordinates', 'About coordinates')
  await expectOpen(started, true)
  await expectCurrent(page, 'About coordinates')
  await summary(api).click()
  await summary(started).click()
  await expectOpen(started, false)
  await follow(page, '/api/screen#frame', 'Screen')
  await expectOpen(api, true)
  await expectOpen(started, false)
  await expectCurrent(page, 'Screen')
  await page.reload()
  await settled(page)
  await expectOpen(started, true)
})

test('S7 the items of a closed category of a large sidebar are fetched when it is opened, and once', async ({
  quietPage: page,
}) => {
  const files = '**/sidebar/*.json'
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const fetched: string[] = []
  await page.route(files, async (route) => {
    if (fetched.push(route.request().url()) === 1) {
      await released
    }
    await route.continue()
  })
  await visit(page, `${fixture}large/birds`)
  const list = category(page, 'List')
  const bird = list.getByRole('link', { name: 'Blackbird' })
  const fish = list.getByRole('link', { name: 'Anchovy' })
  const goTo = (name: string) => follow(page, `/large/${name.toLowerCase()}`, name)
  expect(fetched).toEqual([])
  await test.step('items that arrive late stay out of another large sidebar', async () => {
    await summary(list).click()
    await expect(list.getByText('Loading…')).toBeVisible()
    await goTo('Fish')
    await summary(list).click()
    await expect(fish).toBeVisible()
    const late = page.waitForResponse(files)
    release()
    const response = await late
    await response.finished()
    // Once a later response has been read, so has this one.
    await page.evaluate((url) => fetch(`${url}?later`).then((later) => later.json()), response.url())
    await expect(fish).toBeVisible()
    await expect(bird).toHaveCount(0)
  })
  await test.step('a category never shows the items of another sidebar', async () => {
    await goTo('Birds')
    await expect(bird).toBeVisible()
    await expect(fish).toHaveCount(0)
    await summary(list).click()
    await expect(bird).toBeHidden()
    await summary(list).click()
    await expect(bird).toBeVisible()
    expect(fetched).toHaveLength(2)
  })
  await test.step('also when the items of one came with its page; a category whose items do not load says so', async () => {
    await page.unroute(files)
    await page.route(files, (route) => route.fulfill({ body: 'no JSON' }))
    await visit(page, `${fixture}large/eel`)
    await expect(fish).toBeVisible()
    await goTo('Birds')
    await summary(list).click()
    await expect(list.getByText('could not be loaded')).toBeVisible()
    await expect(fish).toHaveCount(0)
    await page.unroute(files)
    await summary(list).click()
    await summary(list).click()
    await expect(bird).toBeVisible()
    await expect(fish).toHaveCount(0)
  })
})

/** Closes an open category and reports whether its items are still visible. */
async function foldsInMotion(folded: Locator) {
  const height = () =>
    folded.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::details-content').height))
  // What is out of view does not move.
  await folded.locator('> summary').focus()
  await folded.evaluate((element: HTMLDetailsElement) => {
    element.open = true
  })
  await expect.poll(height).toBeGreaterThan(10)
  return folded.evaluate((element: HTMLDetailsElement) => {
    element.open = false
    return Number.parseFloat(getComputedStyle(element, '::details-content').height) > 0
  })
}

test('S8 W13 the sidebar stands at its place from the first paint, and stays there, also on a reload', async ({ page }) => {
  await page.setViewportSize(low)
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    // A timer of a frame runs once the frame is painted. By then, the parser may have added what the frame does not show.
    requestAnimationFrame(function look() {
      const box = document.querySelector('aside > div:has([aria-current="page"])')
      setTimeout(() => {
        if (box && seen.at(-1) !== box.scrollTop) {
          seen.push(box.scrollTop)
        }
        requestAnimationFrame(look)
      })
    })
  })
  /** All scroll positions at which the sidebar was painted. */
  const seen = () => page.evaluate<number[]>('seen')
  const release = await hold(page, /\/assets\/client-.*\.js/)
  await page.goto('api/window', { waitUntil: 'commit' })
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
  const place = await scrollOfSidebar(page)
  expect(place).toBeGreaterThan(0)
  await expectCurrent(page, 'Window')
  await test.step('also when the scripts come late', async () => {
    release()
    await settled(page)
    await expect.poll(seen).toEqual([place])
    await expectCurrent(page, 'Window')
    await expect.poll(() => scrollOf(page)).toBe(0)
  })
  await test.step('where the reader left it', async () => {
    await page.unrouteAll()
    await scrollSidebar(page, place - 50)
    const release = await hold(page, /\/assets\/client-.*\.js/)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(seen).toEqual([place - 50])
    await test.step('which may be elsewhere when the scripts come', async () => {
      await scrollSidebar(page, 0)
      release()
      await settled(page)
      await expectScroll(page, 0)
    })
  })
})

test('S4 S9 a label with a page leads there and opens its category, the arrow toggles, and others close', async ({
  quietPage: page,
}) => {
  await visit(page, fixture)
  const [guide, closed] = [category(page, 'Guide'), category(page, 'Closed')]
  const deep = category(page, 'Deep')
  const label = deep.getByRole('link', { name: 'Deep', exact: true })
  const arrow = summary(deep)
  await expect(arrow).toHaveAccessibleName("Expand sidebar category 'Deep'")
  await arrow.click()
  await expect(arrow).toHaveAccessibleName("Collapse sidebar category 'Deep'")
  await expectOpen(deep, true)
  await expect(page).toHaveURL(fixture)
  await arrow.press('Space')
  await expectOpen(deep, false)
  await label.click()
  await expect(page).toHaveURL(`${fixture}guide/deep`)
  await expectOpen(deep, true)
  await expect(label).toHaveAttribute('aria-current', 'page')
  await label.click()
  await expectOpen(deep, false)
  await label.click()
  await expectOpen(deep, true)
  await test.step('autoCollapse closes the other categories of the level when one is opened', async () => {
    await expectOpen(guide, true)
    await summary(closed).click()
    await expectOpen(closed, true)
    await expectOpen(guide, false)
  })
})

test('S9 the reader can hide the sidebar, for this visit; S7 M6 what folds moves, unless the reader asks for reduced motion', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture}guide/setup`)
  const width = async () => (await page.getByRole('main').boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(sidebarOf(page)).toBeHidden()
  await expect.poll(width).toBeGreaterThan(before)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click()
  await expect(titleOf(page, 'Features')).toBeVisible()
  await expect(sidebarOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(sidebarOf(page)).toBeVisible()
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const folded of [details(category(page, 'Guide')), page.locator('.markdown details')]) {
      await expect.poll(() => foldsInMotion(folded), reducedMotion).toBe(moves)
    }
  }
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.reload()
  await settled(page)
  await expect(sidebarOf(page)).toBeVisible()
})

test('S10 items show their icon and their badge, which belongs to their name', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture}api/one`)
  const one = sidebarLink(page, 'One New')
  await expect(sidebarOf(page).getByText('Parts').locator('b')).toHaveText('Beta')
  for (const drawing of [one.locator('svg'), sidebarOf(page).locator('summary svg')]) {
    await expect.poll(async () => Math.round((await drawing.boundingBox())?.width ?? 0)).toBe(16)
    await expect.poll(async () => Math.round((await drawing.boundingBox())?.height ?? 0)).toBe(16)
  }
  const shot = await one.locator('svg').screenshot()
  await one.locator('use').evaluate((use) => use.remove())
  await expect.poll(async () => (await one.locator('svg').screenshot()).equals(shot)).toBe(false)
  // The data of a page leaves out what the sidebar in its document says.
  const items = () =>
    sidebarOf(page)
      .locator('a, summary')
      .evaluateAll((all) => all.map((item) => [item.textContent, item.getAttribute('href')]))
  await visit(page, `${fixture}api/one`)
  const before = await items()
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/api\/one$/)
  await one.click()
  await expect(page).toHaveURL(/api\/one$/)
  await settled(page)
  await expect.poll(items).toEqual(before)
})
