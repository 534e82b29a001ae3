import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, hydrated, routes, test, visit } from '../site'

const { phoenix, fixture, diagrams } = servers

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

test('diagrams of every kind keep to the policy, and have the style that they ask for', async ({ page }) => {
  const violations = await violationsOf(page)
  await page.setViewportSize({ width: 1000, height: 8000 }) // all in sight
  await page.emulateMedia({ colorScheme: 'light' })
  const response = await page.goto(`${diagrams.url}kinds`)
  expect(response?.headers()['content-security-policy']).not.toContain('style-src')
  const drawn = async (mode: string) => {
    await expect(page.locator(`.diagram[data-mode="${mode}"]`)).toHaveCount(11)
    await expect(page.locator('.diagram-failure, .diagram-bench, style')).toHaveCount(0)
    return page.evaluate(() => document.adoptedStyleSheets.length)
  }
  const sheets = await drawn('light')
  const styled = page.getByRole('img', { name: 'Styled by its source' })
  await expect(styled.locator('.node.loud rect.label-container')).toHaveCSS('fill', 'rgb(18, 52, 86)')
  await expect(styled.locator('.node rect.label-container').last()).toHaveCSS('stroke-width', '4px')
  await expect(styled.locator('.flowchart-link').first()).toHaveCSS('stroke', 'rgb(171, 205, 239)')
  await expect(styled.locator('b')).toHaveCSS('letter-spacing', '3px')
  await expect(styled.locator('b')).toHaveText('style="text"')
  await expect(page.locator('[data-style-apart]')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await drawn('dark')).toBe(sheets) // those of the light drawings are gone
  await page.getByRole('link', { name: 'Welcome' }).first().click()
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  // Elsewhere markup is again what it was.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => violations).toHaveLength(1)
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
