import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, hydrated, routes, test, visit } from '../site'

const { phoenix, fixture } = servers

/** Collects what the Content-Security-Policy keeps the pages from, from their first byte on. */
async function violationsOf(page: Page) {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const told = 'tellViolation' in window && window.tellViolation
      if (typeof told === 'function') {
        told(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`)
      }
    })
  })
  return violations
}

/** The paths in a site's sitemap, and one that it has no page for. */
async function pathsOf(page: Page, site: string) {
  const sitemap = await (await page.request.get(`${site}sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)
  return [...paths, `${new URL(site).pathname}no-such-page`]
}

for (const [name, site] of Object.entries({ phoenix, fixture })) {
  test(`no page of ${name} does what its Content-Security-Policy forbids`, async ({ page }) => {
    const violations = await violationsOf(page)
    const paths = await pathsOf(page, site.url)
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths) {
      const response = await page.goto(new URL(path, site.url).href)
      expect(response?.headers()['content-security-policy']).toMatch(
        /^default-src 'self'; base-uri 'none'; .* script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/,
      )
      expect(response?.headers()['x-content-type-options']).toBe('nosniff')
      await hydrated(page)
      // Styles and scripts in the page itself are what the policy is against.
      await expect(page.locator('style, script:not([src]):not([type])')).toHaveCount(1)
      await expect(page.locator('body [style]')).toHaveCount(0)
    }
    await page.waitForLoadState('networkidle')
    expect(violations).toEqual([])
  })
}

test('searching, moving on, colour modes and copying keep to the policy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const violations = await violationsOf(page)
  for (const [start, words] of [
    [phoenix.url + routes[9], 'window'],
    [`${fixture.url}markdown`, 'page'],
  ] as const) {
    await visit(page, start)
    const copy = page.getByRole('button', { name: /^Copy/ }).first()
    await copy.click({ force: true })
    await page.getByRole('button', { name: /^Colour mode/ }).click()
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').fill(words)
    await page.getByRole('dialog').getByRole('option').first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.waitForLoadState('networkidle')
  }
  // What stands in no style sheet, in no browser, would be seen here.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">told</p>'))
  await expect.poll(() => violations).toHaveLength(1)
  expect(violations[0]).toContain('style-src-attr inline')
})

test('drawings in rules are pictures of the site', async ({ page }) => {
  await visit(page, `${fixture.url}markdown`)
  const mask = await page
    .locator('.admonition-title')
    .first()
    .evaluate((title) => getComputedStyle(title, '::before').maskImage)
  expect(mask).toMatch(/\/assets\/icons-[A-Z0-9]{8}\.svg"\)$/)
  const [, address = ''] = mask.match(/"(.*)"/) ?? []
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/svg+xml')
})
