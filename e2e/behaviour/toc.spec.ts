import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { addressOf, expect, inOrder, scrollOf, scrollTo, test, titleOf, tocOf, visit, widthOf } from '../site'

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

test('T1 the headings of levels 2 and 3 are listed, nested, with their inline marks', async ({ page }) => {
  await visit(page, 'api/modal')
  const headings = await page
    .locator('.markdown :is(h2, h3)')
    .evaluateAll((elements) => elements.map((element) => `#${element.id}`))
  const links = tocOf(page).getByRole('link')
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
  expect(hrefs).toEqual(headings)
  const parent = tocOf(page).locator('li:has(> a[href="#static-methods"])')
  await expect(parent.locator('ul a')).toHaveText(['Modal.build()'])
  await expect(parent.locator('ul a code')).toHaveText('Modal.build()')
})

test('T1 a page may ask for other levels', async ({ page }) => {
  await visit(page, `${fixture}markdown`)
  await expect(tocOf(page).getByRole('link', { name: 'Fourth level' })).toHaveCount(1)
  await expect(tocOf(page).getByRole('link', { name: 'Fifth level' })).toHaveCount(0)
})

test('T1 a page may do without, and has more room then', async ({ page }) => {
  const width = () => page.getByRole('article').evaluate((element) => element.clientWidth)
  await visit(page, `${fixture}guide/setup`)
  const before = await width()
  await visit(page, `${fixture}wide`)
  await expect(page.getByText('On this page')).toHaveCount(0)
  await expect.poll(() => width()).toBeGreaterThan(before)
  await visit(page, `${fixture}guide/closed`)
  await expect(page.getByText('On this page')).toHaveCount(0)
})

test('T2 it stands beside the text, stays in sight and scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 500 })
  await visit(page, 'api/modal')
  const text = await page.getByRole('article').boundingBox()
  await scrollTo(page, 1500)
  const box = await tocOf(page).boundingBox()
  const navbar = await page.getByRole('banner').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.height ?? 0) - 1)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
  await tocOf(page).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => tocOf(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  expect(await scrollOf(page)).toBe(1500)
})

test.describe('in narrow windows', () => {
  test.use({ viewport: { width: 996, height: 800 } })

  test('T2 T3 W18 a bar stays below the navbar, and opens the list over the page', async ({
    quietPage: page,
  }) => {
    await visit(page, 'api/modal')
    const [bar, summary] = [barOf(page), summaryOf(page)]
    const link = bar.getByRole('link', { name: 'Examples', exact: true })
    await expect(bar).toHaveCount(1)
    await expect(bar).not.toHaveAttribute('open')
    await inOrder([summary, titleOf(page, 'Modal')])
    const title = await titleOf(page, 'Modal').boundingBox()
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    expect(await titleOf(page, 'Modal').boundingBox()).toEqual(title)
    await scrollTo(page, 1500)
    const navbar = await page.getByRole('banner').boundingBox()
    expect(Math.abs(((await bar.boundingBox())?.y ?? 0) - (navbar?.height ?? 0))).toBeLessThanOrEqual(1)
    const list = await bar.getByRole('navigation').boundingBox()
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(800)
    await summary.press('Space')
    await expect(bar).not.toHaveAttribute('open')
    await expect(link).toBeHidden()
  })

  test('T3 T4 the bar names the current section, and its list marks it', async ({ quietPage: page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await visit(page, 'api/modal')
    for (const id of ['weight', 'search-while-you-type']) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
      const name = (await page.locator(`#${id}`).textContent()) ?? ''
      await expect(summaryOf(page)).toHaveText(`On this page${name}`)
      const box = await summaryOf(page).boundingBox()
      expect([box?.height, box?.width]).toEqual([44, 320])
      await summaryOf(page).click()
      await expect(barOf(page).locator('[aria-current="location"]')).toHaveText(name)
      await expect(barOf(page).locator('[aria-current="location"]')).toBeInViewport({ ratio: 1 })
      await summaryOf(page).click()
    }
    expect(await widthOf(page)).toBe(320)
  })

  test('T3 the target of an anchor is below the bar, which closes when its link is followed', async ({
    quietPage: page,
  }) => {
    await visit(page, 'api/modal')
    await summaryOf(page).click()
    await expect(async () => {
      await barOf(page).evaluate((bar: HTMLDetailsElement) => {
        bar.open = true
      })
      await barOf(page).getByRole('link', { name: 'Examples', exact: true }).click()
      await expect(barOf(page)).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await expect.poll(() => addressOf(page)).toBe('api/modal#examples')
    const bar = await barOf(page).boundingBox()
    const heading = await page.locator('#examples').boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(heading?.y).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0) + 40)
  })

  test('T3 W18 the list closes on Escape, by a press elsewhere, and when the focus leaves it', async ({
    quietPage: page,
  }) => {
    await visit(page, 'api/modal')
    const code = page.waitForResponse(/prefetchLinks/)
    await summaryOf(page).click()
    await (await code).finished()
    const [bar, summary] = [barOf(page), summaryOf(page)]
    const reopen = async () => {
      await bar.evaluate((element: HTMLDetailsElement) => {
        element.open = true
      })
      await bar.getByRole('link').first().focus()
      await expect(bar).toHaveAttribute('open')
    }
    await reopen()
    await page.keyboard.press('Escape')
    await expect(bar).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
    await reopen()
    await page.mouse.click(500, 780)
    await expect(bar).not.toHaveAttribute('open')
    await reopen()
    await bar.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(bar).not.toHaveAttribute('open')
  })

  test('T2 a page without headings has no bar, and keeps no space for it', async ({ page }) => {
    const padding = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart)
    await visit(page, 'api/modal')
    const before = await padding()
    await visit(page, `${fixture}guide/closed`)
    await expect(barOf(page)).toHaveCount(0)
    expect(Number.parseFloat(before) - Number.parseFloat(await padding())).toBe(44)
  })
})

test('T2 there is one table of contents at a time, whichever way the window changes', async ({ page }) => {
  await visit(page, 'api/modal')
  await expect(tocOf(page).getByRole('link', { name: 'Interface' })).toBeVisible()
  await page.setViewportSize({ width: 996, height: 900 })
  await expect(tocOf(page).locator('visible=true')).toHaveCount(0)
  await expect(page.locator('summary:visible', { hasText: 'On this page' })).toBeVisible()
  await page.setViewportSize({ width: 997, height: 900 })
  await expect(page.locator('summary:visible', { hasText: 'On this page' })).toHaveCount(0)
  await expect(tocOf(page).getByRole('link', { name: 'Interface' })).toBeVisible()
})

test('T4 T5 the links to all sections in view follow the reading, and the first one is current', async ({
  page,
}) => {
  await visit(page, 'api/modal')
  for (const top of [0, 400, 780, 880, 1700, 2345, 3210, 5000, 3333]) {
    await scrollTo(page, top)
    const wanted = await ruled(page)
    await expect.poll(() => targets(seen(page)), `at ${top}`).toEqual(wanted)
    await expect.poll(() => targets(active(page)), `at ${top}`).toEqual(wanted.slice(0, 1))
  }
})

test('T4 above the first heading no link is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await visit(page, 'api/modal')
  expect(await ruled(page)).toEqual([])
  await expect(seen(page)).toHaveCount(0)
  await expect(active(page)).toHaveCount(0)
})

test('T4 sections of hidden tabs are never in view', async ({ page }) => {
  await visit(page, `${fixture}writing/tabs`)
  const hidden = await page
    .locator('.tab[hidden] :is(h2, h3)')
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`))
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 300) {
    await scrollTo(page, top)
    expect((await targets(seen(page))).filter((target) => hidden.includes(target ?? ''))).toEqual([])
  }
})

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`T5 M6 one rail spans the sections in view, and with reduced motion "${reducedMotion}" it ${moves ? 'glides' : 'jumps'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, 'api/modal')
    /** The place of the rail in the list, and the place where it ends when it moves no more. */
    const rail = () =>
      tocOf(page).evaluate((toc) => {
        const list = toc.querySelector('ul')
        const links = [...toc.querySelectorAll('[data-seen]')].map((link) => link.getBoundingClientRect())
        const { top, bottom } = list?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
        const style = list ? getComputedStyle(list, '::before') : undefined
        return {
          now: [Number.parseFloat(style?.top ?? ''), Number.parseFloat(style?.bottom ?? '')].map(Math.round),
          end: [(links[0]?.top ?? 0) - top, bottom - (links.at(-1)?.bottom ?? 0)].map(Math.round),
          height: style?.height,
        }
      })
    const rests = async () => {
      const { now, end } = await rail()
      return now.join() === end.join()
    }
    await expect.poll(rests).toBe(true)
    const before = await rail()
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    await expect(active(page)).not.toHaveAttribute('href', '#interface')
    expect(
      await page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::before'),
      ),
    ).toBe(moves)
    await expect.poll(rests).toBe(true)
    expect((await rail()).now).not.toEqual(before.now)
  })
}

test('T5 the marked link differs in colour and says so', async ({ page }) => {
  await visit(page, 'api/modal#weight')
  const link = tocOf(page).getByRole('link', { name: 'Property weight', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'location')
  const colour = (name: string) =>
    tocOf(page)
      .getByRole('link', { name: `Property ${name}`, exact: true })
      .evaluate((element) => getComputedStyle(element).color)
  await expect.poll(async () => (await colour('weight')) === (await colour('font'))).toBe(false)
})

test('T5 W22 a new size of the window is followed without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await visit(page, 'api/modal')
  await expect(active(page)).toHaveText('Interface')
  await page.setViewportSize({ width: 1440, height: 400 })
  await expect(active(page)).toHaveCount(0)
})

test('T5 W22 content that opens or closes is followed without scrolling', async ({ page }) => {
  await visit(page, 'api/modal')
  const last = () => seen(page).last().textContent()
  const before = await last()
  await page.locator('h1').evaluate((title) => {
    title.style.blockSize = '2000px'
  })
  await expect(seen(page)).toHaveCount(0)
  await page.locator('h1').evaluate((title) => {
    title.style.blockSize = ''
  })
  await expect.poll(last).toBe(before)
})

test('W22 the last section is marked at the end of the page, however short it is', async ({ page }) => {
  await visit(page, 'api/modal')
  await scrollTo(page, 1_000_000)
  await expect(seen(page).last()).toHaveAttribute('href', '#see-also')
})

test('W22 a link that is followed is the marked one, the last ones too', async ({ page }) => {
  await visit(page, 'api/modal')
  for (const name of ['See also', 'Search while you type', 'Notes', 'Interface']) {
    await tocOf(page).getByRole('link', { name, exact: true }).click()
    await expect(active(page)).toHaveText(name)
  }
})

/** Follows every link of the list, and returns those that are not marked 30 frames later. */
function followAll(page: Page) {
  return tocOf(page).evaluate(async (toc) => {
    const marked = () =>
      [...toc.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent).join()
    const wrong: string[] = []
    for (const link of toc.querySelectorAll('a')) {
      link.click()
      for (let frame = 0; frame < 30 && marked() !== link.textContent; frame++) {
        await new Promise(requestAnimationFrame)
      }
      if (marked() !== link.textContent) {
        wrong.push(`${link.textContent}: ${marked()}`)
      }
    }
    return wrong
  })
}

for (const { scale, height } of [
  { scale: 1, height: 900 },
  { scale: 1.5, height: 500 },
]) {
  test(`W22 each link of a long list is marked after a click on it, ${height} px high at scale ${scale}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      deviceScaleFactor: scale,
      viewport: { width: 1440, height },
    })
    const page = await context.newPage()
    for (const route of ['api/window', 'api/modal']) {
      await visit(page, route)
      expect(await followAll(page), route).toEqual([])
    }
    await context.close()
  })
}

test('W22 on the way down every section comes into view, in order', async ({ page }) => {
  await visit(page, 'api/mouse')
  const all = await tocOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const met = new Set<string | null>()
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  for (let top = 0; top < end + 90; top += 90) {
    await scrollTo(page, top)
    for (const target of await targets(seen(page))) {
      met.add(target)
    }
  }
  expect([...met]).toEqual(all)
})

test('W22 the marked link is kept in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 450 })
  await visit(page, 'api/modal')
  await scrollTo(page, 1_000_000)
  await expect(seen(page).last()).toHaveText('See also')
  await expect(active(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 1500)
  await expect(active(page)).toBeInViewport({ ratio: 1 })
})
