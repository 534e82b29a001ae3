import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { addressOf, awake, expect, inOrder, scrollOf, scrollTo, test, titleOf, tocOf, visit, widthOf } from '../site'

// Which sections are in view is tested in theme/tests/runtime/navigation/reading.test.ts.

const fixture = servers.fixture.url
/** The current link, and the links to all sections in view. */
const active = (page: Page) => tocOf(page).locator('[aria-current]')
const seen = (page: Page) => tocOf(page).locator('[data-seen]')

/** The targets of links. */
const targets = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))

/** The links that rule T4 gives for the current state of the page: to every section that overlaps the window. */
function ruled(page: Page) {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('.markdown :is(h2, h3)')]
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
    const top = (position: number) => headings[position]?.getBoundingClientRect().top
    return headings
      .filter(
        (_, n) => (top(n) ?? 0) < window.innerHeight && (top(n + 1) ?? Number.POSITIVE_INFINITY) > edge + 1,
      )
      .map(({ id }) => `#${id}`)
  })
}

/** The bar below the navbar in narrow windows. */
const barOf = (page: Page) => page.locator('details[data-dismiss]')
const summaryOf = (page: Page) => page.locator('summary', { hasText: 'On this page' })

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const follow = (page: Page, name: string) => tocOf(page).getByRole('link', { name, exact: true }).click()

/** The place of the rail in the list, and the place where it ends when it moves no more. */
const railOf = (page: Page) =>
  tocOf(page).evaluate((toc) => {
    const list = toc.querySelector('ul')
    const links = [...toc.querySelectorAll('[data-seen]')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect())
    const { top, bottom } = list?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    const style = list ? getComputedStyle(list, '::before') : undefined
    return {
      now: [Number.parseFloat(style?.top ?? ''), Number.parseFloat(style?.bottom ?? '')].map(Math.round),
      end: [(links[0]?.top ?? 0) - top, bottom - (links.at(-1)?.bottom ?? 0)].map(Math.round),
      moves: Number.parseFloat(style?.transitionDuration ?? '') > 0,
    }
  })

async function railRests(page: Page) {
  const { now, end } = await railOf(page)
  return now.join() === end.join()
}

test('T1 T2 T4 T5 M6 W22 the headings are listed beside the text, and the links to all sections in view follow the reading', async ({
  page,
}) => {
  await visit(page, 'api/modal')
  await test.step('the headings of levels 2 and 3 are listed, nested, with their inline marks', async () => {
    const headings = await page
      .locator('.markdown :is(h2, h3)')
      .evaluateAll((elements) => elements.map((element) => `#${element.id}`))
    await expect.poll(() => targets(tocOf(page).locator('a'))).toEqual(headings)
    const parent = tocOf(page).locator('li:has(> a[href="#static-methods"])')
    await expect(parent.locator('ul a')).toHaveText(['build'])
    await expect(parent.locator('ul a code')).toHaveText('build')
  })
  await test.step('the first section in view is current', async () => {
    for (const top of [400, 880, 3210, 0]) {
      await scrollTo(page, top)
      const wanted = await ruled(page)
      await expect.poll(() => targets(seen(page)), `at ${top}`).toEqual(wanted)
      await expect.poll(() => targets(active(page)), `at ${top}`).toEqual(wanted.slice(0, 1))
    }
  })
  await test.step('content that opens or closes is followed without scrolling', async () => {
    const before = (await targets(seen(page))).at(-1)
    const grow = (size: string) =>
      page.locator('h1').evaluate((title, size) => {
        title.style.blockSize = size
      }, size)
    await grow('2000px')
    await expect(seen(page)).toHaveCount(0)
    await grow('')
    await expect(seen(page).last()).toHaveAttribute('href', before ?? '')
  })
  await test.step('so is a new size of the window; above the first heading no link is marked', async () => {
    await expect(active(page)).toHaveText('Interface')
    await page.setViewportSize({ width: 1440, height: 400 })
    await expect(seen(page)).toHaveCount(0)
    await expect(active(page)).toHaveCount(0)
    await expect.poll(() => ruled(page)).toEqual([])
  })
  await test.step('the marked link is kept in sight, and the last section is marked at the end', async () => {
    await scrollTo(page, 1_000_000)
    await expect(seen(page).last()).toHaveAttribute('href', '#see-also')
    await expect(active(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 1500)
    await expect(active(page)).toBeInViewport({ ratio: 1 })
  })
  await test.step('a link that is followed is the marked one, which differs in color', async () => {
    for (const name of ['See also', 'Examples', 'Search while you type', 'Interface', 'Instance properties', 'weight']) {
      await follow(page, name)
      await expect(active(page)).toHaveText(name)
    }
    await expect(active(page)).toHaveAttribute('aria-current', 'location')
    const color = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color)
    const other = await color(tocOf(page).locator('a:not([data-seen])').first())
    await expect.poll(() => color(active(page))).not.toBe(other)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('T5 M6 one rail spans the sections in view, and glides unless the reader wants no motion', async () => {
    for (const [reducedMotion, top] of [
      ['no-preference', 0],
      ['reduce', 3000],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await scrollTo(page, top)
      await expect.poll(() => targets(seen(page))).toEqual(await ruled(page))
      await expect.poll(() => railRests(page)).toBe(true)
      await expect.poll(async () => (await railOf(page)).moves).toBe(reducedMotion === 'no-preference')
    }
  })
  await test.step('T2 the list stands beside the text, stays in view and scrolls on its own, and only one list shows at a time', async () => {
    await scrollTo(page, 0)
    await page.setViewportSize({ width: 997, height: 500 })
    const text = await box(page.getByRole('article'))
    await page.locator('#weight').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect(active(page)).toHaveText('weight')
    const place = await scrollOf(page)
    const toc = await box(tocOf(page))
    const navbar = await box(page.getByRole('banner'))
    expect(toc.x).toBeGreaterThanOrEqual(text.x + text.width)
    expect(toc.y).toBeGreaterThanOrEqual(navbar.height - 1)
    expect(toc.y + toc.height).toBeLessThanOrEqual(500)
    await tocOf(page).hover()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => tocOf(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
    await expect.poll(() => scrollOf(page)).toBe(place)
    await page.setViewportSize({ width: 996, height: 900 })
    await expect(tocOf(page).locator('visible=true')).toHaveCount(0)
    await expect(page.locator('summary:visible', { hasText: 'On this page' })).toBeVisible()
    await page.setViewportSize({ width: 997, height: 900 })
    await expect(page.locator('summary:visible', { hasText: 'On this page' })).toHaveCount(0)
    await expect(tocOf(page).getByRole('link', { name: 'Interface' })).toBeVisible()
  })
})

test('T1 T2 a page may do without, has more room then, and keeps no space for the bar; X6 its wide parts fit 320 px', async ({ page }) => {
  const width = () => page.getByRole('article').evaluate((element) => element.clientWidth)
  const padding = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart))
  await visit(page, `${fixture}guide/setup`)
  const before = await width()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(barOf(page)).toHaveCount(1)
  const withBar = await padding()
  await visit(page, `${fixture}wide`)
  await expect(page.getByText('On this page')).toHaveCount(0)
  await expect(barOf(page)).toHaveCount(0)
  await expect.poll(padding).toBe(withBar - 44)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(width).toBeGreaterThan(before)
})

test('T2 T3 T4 W18 in narrow windows a bar names the current section, and opens the list over the page', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await visit(page, 'api/modal')
  const [bar, summary] = [barOf(page), summaryOf(page)]
  const link = bar.getByRole('link', { name: 'Examples', exact: true })
  const place = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON())
  await test.step('the list opens over the page, and the bar stays below the navbar', async () => {
    await expect(bar).toHaveCount(1)
    await expect(bar).not.toHaveAttribute('open')
    await inOrder([summary, titleOf(page, 'Modal')])
    const title = await place(titleOf(page, 'Modal'))
    await summary.focus()
    await page.keyboard.press('Enter')
    await awake(page)
    await expect(link).toBeVisible()
    await expect.poll(() => place(titleOf(page, 'Modal'))).toEqual(title)
    await scrollTo(page, 1500)
    const navbar = await box(page.getByRole('banner'))
    await expect.poll(async () => Math.abs((await place(bar)).y - navbar.height)).toBeLessThanOrEqual(1)
    const list = await box(bar.getByRole('navigation'))
    expect(list.y + list.height).toBeLessThanOrEqual(800)
    await summary.press('Space')
    await expect(bar).not.toHaveAttribute('open')
    await expect(link).toBeHidden()
  })
  await test.step('it closes on Escape, by a press elsewhere, and when the focus leaves it', async () => {
    const open = async () => {
      await summary.click()
      await expect(bar).toHaveAttribute('open')
      await bar.getByRole('link').first().focus()
    }
    await open()
    await page.keyboard.press('Escape')
    await expect(bar).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
    await open()
    await page.mouse.click(500, 780)
    await expect(bar).not.toHaveAttribute('open')
    await open()
    await bar.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(bar).not.toHaveAttribute('open')
  })
  await test.step('it closes when its link is followed, to a target below the bar', async () => {
    await summary.click()
    await link.click()
    await expect(bar).not.toHaveAttribute('open')
    await expect.poll(() => addressOf(page)).toBe('api/modal#examples')
    const below = async () => (await place(page.locator('#examples'))).top - (await place(bar)).bottom
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    await expect.poll(below).toBeLessThan(40)
  })
  await test.step('the bar names the current section, and its list marks it', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const id of ['weight', 'search-while-you-type']) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
      const name = (await page.locator(`#${id}`).textContent()) ?? ''
      await expect(summary).toHaveText(`On this page${name}`)
      await expect.poll(() => place(summary)).toMatchObject({ height: 44, width: 320 })
      await summary.click()
      await expect(bar.locator('[aria-current="location"]')).toHaveText(name)
      await expect(bar.locator('[aria-current="location"]')).toBeInViewport({ ratio: 1 })
      await summary.click()
    }
    await expect.poll(() => widthOf(page)).toBe(320)
  })
  await test.step('in a low window, as at a zoom of 400 %, the bars scroll away, and sections begin at the top', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.locator('#weight').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect(page.locator('#weight')).toBeInViewport()
    await expect.poll(async () => (await place(page.locator('#weight'))).top).toBeLessThan(40)
    await expect(summary).not.toBeInViewport()
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })
})

test('T4 sections of hidden tabs are never in view', async ({ page }) => {
  await visit(page, `${fixture}writing/tabs`)
  const hidden = await targets(page.locator('.tab[hidden] :is(h2, h3) + a'))
  expect(hidden.length).toBeGreaterThan(0)
  const met = new Set<string | null>()
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 400) {
    await scrollTo(page, top)
    for (const target of await targets(seen(page))) {
      met.add(target)
    }
  }
  expect(met.size).toBeGreaterThan(0)
  expect(hidden.filter((target) => met.has(target))).toEqual([])
})

test.describe('where pixels are no whole numbers', () => {
  test.use({ deviceScaleFactor: 1.5, viewport: { width: 1440, height: 500 } })

  test('W22 links of a long list are marked after a click on them, the last ones too', async ({ page }) => {
    await visit(page, 'api/window')
    const links = await tocOf(page).locator('a').all()
    for (const link of [...links.slice(0, 3), ...links.slice(-5)]) {
      await link.evaluate((element: HTMLAnchorElement) => element.click())
      await expect(link).toHaveAttribute('aria-current', 'location')
      await expect(active(page)).toHaveCount(1)
    }
  })
})
