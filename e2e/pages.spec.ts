import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { refusals, strict } from './policy'
import { servers } from './servers'
import { basePath, expect, routes, settled, test } from './site'

const { phoenix, fixture } = servers

/** The addresses of a site's pages. */
async function addressesOf(request: APIRequestContext, url: string) {
  const sitemap = await (await request.get(`${url}sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]*(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
  return paths.map((path) => new URL(path, url).href)
}

test('pages load, hydrate, say nothing in the console and keep to the policy', async ({
  quietPage: page,
}) => {
  const refused = await refusals(page)
  for (const address of [`${phoenix.url}api/window`, `${fixture.url}markdown`]) {
    const response = await page.goto(address)
    await settled(page)
    await expect(page).toHaveURL(address)
    expect(response?.headers()['content-security-policy']).toMatch(strict)
    expect(response?.headers()['x-content-type-options']).toBe('nosniff')
    // The policy blocks all other styles and scripts in the page itself.
    await expect(page.locator('body style')).toHaveCount(0)
    await expect(page.locator('script:not([src]):not([type])')).toHaveCount(1)
    await expect(page.locator('body [style]')).toHaveCount(0)
  }
  expect(refused).toEqual([])
})

for (const { url, basePath } of [phoenix, fixture]) {
  test(`X4 every page of ${basePath} has one title, ids of its own, a policy and no styles of its own, and its pictures have a size`, async ({
    request,
  }) => {
    const addresses = await addressesOf(request, url)
    expect(addresses.length).toBeGreaterThan(8)
    for (const address of addresses) {
      const response = await request.get(address)
      expect(response.headers()['content-security-policy'], address).toMatch(strict)
      const html = await response.text()
      const tags = [
        ...html.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1').matchAll(/<([a-z][\w-]*)(\s[^>]*)?>/g),
      ]
      const having = (pattern: RegExp) => tags.flatMap(([tag]) => pattern.exec(tag)?.[1] ?? [])
      const ids = having(/\sid="([^"]*)"/)
      expect(
        ids.filter((id, number) => ids.indexOf(id) !== number),
        address,
      ).toEqual([])
      expect(having(/^<(h1)\b/), address).toHaveLength(1)
      expect(html.slice(html.indexOf('</head>')), address).not.toContain('<style')
      expect(having(/\s(style)=/), address).toEqual([])
      expect(having(/^<(script)(?![^>]*\s(?:src|type)=)/), address).toHaveLength(1)
      if (url === phoenix.url) {
        const pictures = having(/^(<img\b.*)/)
        expect(
          pictures.filter(
            (tag) =>
              !/\salt="[^"]*\S[^"]*"/.test(tag) || !/\swidth="\d/.test(tag) || !/\sheight="\d/.test(tag),
          ),
          address,
        ).toEqual([])
      }
    }
  })
}

test('the sitemap lists exactly the routes of the site', async ({ request }) => {
  const listed = await addressesOf(request, phoenix.url)
  expect(listed.sort()).toEqual(routes.map((route) => phoenix.url + route).sort())
})

test('every page names all that it documents', async ({ request }) => {
  const names: Record<string, string[]> = JSON.parse(
    readFileSync(new URL('data/phoenix-names.json', import.meta.url), 'utf8'),
  )
  expect(Object.keys(names).sort()).toEqual([...routes].sort())
  for (const [route, wanted] of Object.entries(names)) {
    const html = await (await request.get(route)).text()
    const text = html
      .slice(html.indexOf('id="content-body"'), html.indexOf('</main>'))
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
