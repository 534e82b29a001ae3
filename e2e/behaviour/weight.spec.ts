import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { servers } from '../servers'
import { choices, expect, hydrated, routes, sidebarOf, test, titleOf, visit } from '../site'

const kilobyte = 1024
const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length

interface Answer {
  path: string
  type: string
  body: Buffer
}

/** Visits a page and returns all responses, also from the cache, until the network is idle. */
async function firstVisit(page: Page, route: string): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  const note = (response: Response) => {
    const path = new URL(response.url()).pathname
    const type = response.request().resourceType()
    answers.push(bodyOf(page, response).then((body) => ({ path, type, body })))
  }
  page.on('response', note)
  await page.goto(route)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  return Promise.all(answers)
}

/** Returns what the browser shows for a response: after 304 (Not Modified), the file that it already has. */
async function bodyOf(page: Page, response: Response): Promise<Buffer> {
  return response.status() === 304 ? (await page.request.get(response.url())).body() : response.body()
}

const sizeOf = (answers: Answer[], wanted: (answer: Answer) => boolean) =>
  answers.filter(wanted).reduce((sum, { body }) => sum + gzipped(body), 0)
const isReact = ({ path }: Answer) => path.includes('/react-')

test('X3 a first visit stays within its budget', async ({ quietPage: page }) => {
  const answers = await firstVisit(page, 'api/window')
  expect(sizeOf(answers, (answer) => answer.type === 'script' && !isReact(answer))).toBeLessThanOrEqual(
    20 * kilobyte,
  )
  const isThemeSheet = ({ path }: Answer) => /client-[^/]*\.css$/.test(path)
  expect(sizeOf(answers, isThemeSheet)).toBeLessThanOrEqual(15 * kilobyte)
  expect(sizeOf(answers, () => true)).toBeLessThanOrEqual(120 * kilobyte)
  expect(answers.map(({ path }) => path).length).toBeLessThanOrEqual(8)
  expect(answers.map(({ path }) => path).filter((path) => /search|lunr|index\.json/i.test(path))).toEqual([])
})

test('X3 a first visit to any page weighs at most 120 KB, images included', async ({ quietPage: page }) => {
  const heavy: Record<string, number> = {}
  for (const route of routes) {
    const answers = await firstVisit(page, route)
    expect(answers.some(isReact), 'files in the cache count too').toBe(true)
    const weight = sizeOf(answers, () => true)
    if (weight > 120 * kilobyte) {
      heavy[route] = weight
    }
  }
  expect(heavy).toEqual({})
})

test('X3 what does not count against the budget is React, and nothing else', async ({ page }) => {
  const [react, ...more] = (await firstVisit(page, 'api/window')).filter(isReact)
  expect(more).toEqual([])
  expect(react?.body.equals(readFileSync(new URL('../../theme/prepared/react.js', import.meta.url)))).toBe(
    true,
  )
})

for (const width of [1440, 1024, 390]) {
  test(`X3 nothing moves while a page loads at ${width} px`, async ({ quietPage: page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      localStorage.setItem('docgen.tab.os', 'Linux & co')
      const shifts: PerformanceEntry[] = []
      Object.assign(window, {
        // A slow browser paints a document while it parses it, and content moves until parsing ends.
        // After that, nothing may move.
        shifts: () => {
          const [{ domInteractive }] = performance.getEntriesByType('navigation') as [
            PerformanceNavigationTiming,
          ]
          return shifts
            .filter(({ startTime }) => startTime >= domInteractive)
            .map((entry) => 'value' in entry && entry.value)
        },
      })
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    for (const route of [
      'api/window',
      '',
      'getting-started/about-coordinates',
      `${servers.fixture.url}guide/setup`,
      `${servers.fixture.url}writing/tabs`,
      `${servers.fixture.url}writing/code`,
    ]) {
      await visit(page, route)
      await page.waitForLoadState('networkidle')
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect(await page.evaluate('window.shifts()'), route).toEqual([])
    }
  })
}

test('X3 a second page costs its data alone', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await page.evaluate(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  // The first interaction loads the prefetcher.
  await Promise.all([page.waitForResponse(/prefetchLinks/), page.keyboard.press('Shift')])
  const loaded: string[] = []
  // The browser requests the icon again when the head changes; that request has the type "other".
  page.on('request', (request) => {
    if (request.resourceType() !== 'other') {
      loaded.push(new URL(request.url()).pathname)
    }
  })
  await sidebarOf(page)
    .getByRole('link', { name: 'Timer', exact: true })
    .dispatchEvent('click', { button: 0 })
  await expect(titleOf(page, 'Timer')).toBeVisible()
  expect(loaded).toEqual(['/phoenix/api/timer/index.json'])
})

test('X5 nothing comes from elsewhere, no cookie is set, and only what is chosen is stored', async ({
  quietPage: page,
  context,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await visit(page, 'api/key')
  expect(await choices(page)).toEqual([])
  await page.getByRole('button', { name: /^Switch (between|to) / }).click()
  await sidebarOf(page).getByRole('link', { name: 'Window', exact: true }).click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await expect.poll(() => choices(page)).toEqual(['theme'])
  expect([...origins]).toEqual([new URL(page.url()).origin])
  expect(await context.cookies()).toEqual([])
})

test('W25 no file tells where the site was built', async ({ page, request }) => {
  const answers = await firstVisit(page, 'api/window')
  const lazy = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/assets/') ? [name] : [])),
  )
  const client =
    answers.find(({ path }) => path.includes('/client-') && path.endsWith('.js'))?.body.toString() ?? ''
  const imported = [...client.matchAll(/["']\.\/([\w-]+\.js)["']/g)].map((match) => `assets/${match[1]}`)
  expect(imported.length).toBeGreaterThan(1)
  const texts = await Promise.all([...lazy, ...imported].map(async (url) => (await request.get(url)).text()))
  const folder = new URL('../..', import.meta.url).pathname
  for (const text of [...texts, ...answers.map(({ body }) => body.toString())]) {
    expect(text.includes(folder)).toBe(false)
    expect(/\/(home|root|Users|tmp|work)\/[\w.-]+\//.test(text)).toBe(false)
  }
})
