import { servers } from '../servers'
import type { Page } from '@playwright/test'
import { awake, expect, painted, sidebarLink, test, titleOf, visit } from '../site'

/** The work of the browser is counted, not timed, because counts are the same on every machine. */
interface Effort {
  /** number of style computations of elements */
  styled: number
  /** number of layouts that a script forced before the next frame */
  forced: number
}

interface TraceEvent {
  name?: string
  args?: { elementCount?: number; beginData?: { stackTrace?: unknown } }
}

/** Counts the work of the browser from an action until its result is painted, which `until` waits for. */
async function effortOf(page: Page, act: () => Promise<void>, until = painted): Promise<Effort> {
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] },
  })
  await act()
  await until(page)
  await client.send('Tracing.end')
  await complete
  await client.detach()
  return {
    styled: events
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    forced: events.filter(({ name, args }) => name === 'Layout' && args?.beginData?.stackTrace).length,
  }
}

/** Resolves once the browser skips content that is out of view. */
async function skips(page: Page) {
  await awake(page)
  await expect(page.locator('.markdown > .code-block:not([data-skips])')).toHaveCount(0)
}

/** The position of each block of the content on the page. */
const placesOf = (page: Page) =>
  page
    .locator('.markdown > *')
    .evaluateAll((blocks) =>
      blocks.map((block) => [
        block.tagName,
        block.getBoundingClientRect().top + window.scrollY,
        block.clientHeight,
      ]),
    )

const skipped = (page: Page) =>
  page
    .locator('.markdown > .code-block pre')
    .evaluateAll(
      (blocks) => blocks.filter((block) => !block.checkVisibility({ contentVisibilityAuto: true })).length,
    )

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

test('a page is styled once without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { styled } = await effortOf(
    page,
    async () => void (await page.goto(`${servers.phoenix.url}api/window`)),
    async () => void (await page.screenshot()),
  )
  const elements = await page.locator('*').count()
  expect(styled).toBeGreaterThan(elements / 2)
  expect(styled).toBeLessThanOrEqual(elements)
  await context.close()
})

test('R9 blocks out of view are skipped, and nothing moves for it', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  for (const width of [1440, 700]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await painted(page)
      await skips(page)
      await expect.poll(() => skipped(page)).toBeGreaterThan(5)
      const places = await placesOf(page)
      await page.evaluate(() => {
        for (const block of document.querySelectorAll('[data-skips]')) {
          block.removeAttribute('data-skips')
        }
      })
      await expect.poll(() => skipped(page)).toBe(0)
      expect(places).toEqual(await placesOf(page))
    })
  }
  await test.step('paper has all of it', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => skipped(page)).toBe(0)
    await page.emulateMedia({ media: null })
  })
})

test('R9 another colour mode styles what is in view, once', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  const toggle = page.getByRole('button', { name: /^Switch (between|to) / })
  await awake(page)
  await toggle.click()
  await skips(page)
  await painted(page)
  const { styled } = await effortOf(page, () =>
    toggle.evaluate((button: HTMLButtonElement) => button.click()),
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(styled).toBeLessThan(0.7 * (await elementsOf(page)))
})

test('R9 the menu styles itself and what is in view', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, 'api/modal')
  await skips(page)
  await painted(page)
  const elements = await elementsOf(page)
  // Looking for a role would style each button in the blocks that the browser skips.
  const { styled } = await effortOf(page, async () => {
    await page.locator('button[aria-label="Toggle navigation bar"]').evaluate((button: HTMLButtonElement) => button.click())
    await page.locator('dialog[aria-label="Menu"] a[href$="/api/window"]').waitFor()
  })
  expect(styled).toBeLessThan(0.7 * elements)
})

test('R9 a click is answered by a frame before the page behind it is put on screen', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer')
  const link = sidebarLink(page, 'Window')
  await link.click() // from now on the page is at hand
  await expect(titleOf(page, 'Window')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  const { forced } = await effortOf(page, async () => {
    const order = await link.evaluate(async (link: HTMLAnchorElement) => {
      const order: string[] = []
      const shown = new Promise<void>((done) => {
        new MutationObserver((_, observer) => {
          observer.disconnect()
          order.push('page')
          done()
        }).observe(document.getElementById('content-body') as Element, { childList: true })
      })
      link.click()
      requestAnimationFrame(() => order.push('frame'))
      await shown
      return order
    })
    expect(order).toEqual(['frame', 'page'])
    await expect(titleOf(page, 'Window')).toBeVisible()
  })
  // One to scroll, and one or two for the lists beside the content; never one for each code block.
  expect(forced).toBeLessThan(8)
})
