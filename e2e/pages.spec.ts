import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { refusals, strict } from './policy'
import { servers } from './servers'
import { basePath, expect, hydrated, routes, test } from './site'

/** Number of pages for one test, so that tests can run in parallel. */
const stretch = 10

/** Loads a page and checks what must hold for every page. Returns the alternative texts and sizes of its images. */
async function inspect(page: Page, address: string): Promise<string[]> {
  const response = await page.goto(address)
  await hydrated(page)
  await expect.poll(() => page.url()).toBe(address)
  expect(response?.headers()['content-security-policy']).toMatch(strict)
  expect(response?.headers()['x-content-type-options']).toBe('nosniff')
  await expect(page.locator('h1')).toHaveCount(1)
  // The policy blocks styles and scripts in the page itself.
  await expect(page.locator('style, script:not([src]):not([type])')).toHaveCount(1)
  await expect(page.locator('body [style]')).toHaveCount(0)
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, number) => ids.indexOf(id) !== number)).toEqual([])
  return page
    .locator('.markdown img')
    .evaluateAll((all) =>
      all.map((picture) => ['alt', 'width', 'height'].map((name) => picture.getAttribute(name)).join()),
    )
}

/** Checks pages one by one, and what the Content-Security-Policy blocks. */
async function walk(page: Page, addresses: string[]): Promise<string[]> {
  const refused = await refusals(page)
  const pictures: string[] = []
  for (const address of addresses) {
    await test.step(address, async () => {
      pictures.push(...(await inspect(page, address)))
    })
  }
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  return pictures
}

const promise = 'load, hydrate, say nothing in the console, keep to the policy, have ids of their own'

for (let first = 0; first < routes.length; first += stretch) {
  const addresses = routes.slice(first, first + stretch).map((route) => servers.phoenix.url + route)
  test(`pages ${first + 1} to ${first + addresses.length} of ${basePath} ${promise}, and pictures with a text and a size`, async ({
    quietPage: page,
  }) => {
    for (const picture of await walk(page, addresses)) {
      expect(picture).toMatch(/^.*\S.*,\d+,\d+$/)
    }
  })
}

test(`X4 all pages of ${servers.fixture.basePath} ${promise}`, async ({ quietPage: page, request }) => {
  const sitemap = await (await request.get(`${servers.fixture.url}sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/fixture\.example(.*?)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  )
  expect(paths.length).toBeGreaterThan(8)
  await walk(
    page,
    paths.map((path) => new URL(path, servers.fixture.url).href),
  )
})

test('the sitemap lists exactly the routes of the site', async ({ request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/kasper\.github\.io(.*?)<\/loc>/g)].map(
    (match) => match[1],
  )
  expect(listed.sort()).toEqual(routes.map((route) => basePath + route).sort())
})

test('every page names all that it documents', async ({ request }) => {
  const names: Record<string, string[]> = JSON.parse(
    readFileSync(new URL('data/phoenix-names.json', import.meta.url), 'utf8'),
  )
  expect(Object.keys(names).sort()).toEqual([...routes].sort())
  for (const [route, wanted] of Object.entries(names)) {
    const { page } = await (await request.get(`${route && `${route}/`}index.json`)).json()
    const text = page.content
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#34;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    const missing = wanted.filter((name) => !text.includes(name))
    expect(missing, `missing on ${basePath}${route}`).toEqual([])
  }
})
