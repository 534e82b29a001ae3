import { readFileSync } from 'node:fs'
import { basePath, expect, hydrated, routes, test } from './site'

for (const route of routes) {
  test(`${basePath}${route} loads, hydrates and says nothing in the console`, async ({ quietPage: page }) => {
    await page.goto(route)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe(basePath + route)
  })
}

test('the sitemap lists exactly the routes of the site', async ({ request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https:\/\/kasper\.github\.io(.*?)<\/loc>/g)].map((match) => match[1])
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

test('headings have ids of their own, and pictures a text and a size', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route)
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map((element) => element.id))
    expect(new Set(ids).size, `ids of ${route}`).toBe(ids.length)
    const pictures = page.locator('.markdown img')
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /\S/)
      await expect(picture).toHaveAttribute('width', /^\d+$/)
      await expect(picture).toHaveAttribute('height', /^\d+$/)
    }
  }
})
