import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { basePath, expect, inOrder, routes, scrollTo, test, visit, widthOf } from '../site'

const { fixture, pages } = servers
const dist = new URL('../../dist/', import.meta.url)

const footer = (page: Page) => page.getByRole('contentinfo')

/** The painted color of an element, as the sum of red, green and blue. */
function brightness(page: Page, property: 'color' | 'backgroundColor') {
  return footer(page).evaluate((element, property) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[property].match(/\d+/g) ?? []).map(
      Number,
    )
    return (red + green + blue) / 3
  }, property)
}

test('F1 the footer has titled columns, a logo and a copyright line, below the content', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/setup`)
  await inOrder([
    page.getByRole('main'),
    footer(page).getByRole('heading', { name: 'Docs' }),
    footer(page).getByRole('link', { name: 'Set-up' }),
    footer(page).getByRole('link', { name: 'Source' }),
    footer(page).getByRole('heading', { name: 'Other' }),
    footer(page).getByRole('link', { name: 'Status' }),
    footer(page).getByRole('img', { name: 'Fixture' }).first(),
    footer(page).locator('b', { hasText: 'the fixture' }),
  ])
  const main = await page.getByRole('main').boundingBox()
  const box = await footer(page).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? Number.NaN) + (main?.height ?? Number.NaN))
  await expect(footer(page).getByRole('list')).toHaveCount(2)
  await footer(page).getByRole('link', { name: 'Set-up' }).click()
  await expect(page).toHaveTitle('Set-up | Fixture')
})

test('F1 links out of the site open a new tab and show so', async ({ quietPage: page }) => {
  await visit(page, fixture.url)
  const out = footer(page).getByRole('link', { name: 'Source' })
  await expect(out).toHaveAttribute('target', '_blank')
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(out.locator('svg[aria-hidden="true"]')).toBeVisible()
  const inside = footer(page).getByRole('link', { name: 'Set-up' })
  await expect(inside).not.toHaveAttribute('target')
  await expect(inside.locator('svg')).toHaveCount(0)
})

test('F1 a dark footer is dark in both modes, with its own logo; a light one follows the mode', async ({
  quietPage: page,
}) => {
  const logos = () =>
    footer(page)
      .getByRole('img')
      .evaluateAll((all) =>
        all.filter((logo) => logo.checkVisibility()).map((logo) => logo.getAttribute('src')),
      )
  for (const mode of ['light', 'dark'] as const) {
    await visit(page, `${fixture.url}?docgen-theme=${mode}`)
    await expect.poll(() => brightness(page, 'backgroundColor')).toBeLessThan(64)
    await expect.poll(() => brightness(page, 'color')).toBeGreaterThan(128)
    await expect.poll(() => logos(), `logo in ${mode} mode`).toEqual(['/fixture/img/logo-dark.svg'])
    await visit(page, `${pages.url}row/?docgen-theme=${mode}`)
    expect((await brightness(page, 'backgroundColor')) > 128).toBe(mode === 'light')
  }
})

test('F1 links without columns stand in one row', async ({ quietPage: page }) => {
  await visit(page, `${pages.url}row/`)
  await expect(footer(page).getByRole('heading')).toHaveCount(0)
  const first = await footer(page).getByRole('link', { name: 'Start' }).boundingBox()
  const second = await footer(page).getByRole('link', { name: 'Source' }).boundingBox()
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN)
})

test('F1 K4 a site without a footer has none, and the footer of the Phoenix site is complete', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}plain/`)
  await expect(footer(page)).toHaveCount(0)
  await visit(page, '')
  for (const name of ['Introduction', 'Events', 'Keys', 'Releases', 'Discussions']) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(footer(page)).toContainText('©')
})

test('F2 an unknown address is answered with status 404 and the page for it, alive, at any depth', async ({
  page,
}) => {
  for (const path of ['nowhere', 'api/', 'api/nowhere', 'a/b/c/d?e=f#g']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(basePath + path.replace(/[?#].*/, ''))
    await page.getByRole('main').getByRole('link', { name: /home/ }).click()
    await expect(page).toHaveTitle('Phoenix')
  }
})

test('F3 the sitemap has the routes and nothing else, robots.txt leads to it, and hosts leave the files alone', async ({
  request,
}) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  expect(listed.sort()).toEqual(routes.map((route) => `https://kasper.github.io${basePath}${route}`).sort())
  expect(await (await request.get('robots.txt')).text()).toMatch(
    /^User-agent: \*\n(.*\n)*Sitemap: https:\/\/kasper\.github\.io\/phoenix\/sitemap\.xml\n/,
  )
  expect(readFileSync(new URL('.nojekyll', dist), 'utf8')).toBe('')
  const other = await (await request.get(`${fixture.url}sitemap.xml`)).text()
  expect(other).not.toContain('unlisted')
})

test('F4 each route is a folder with an index.html, assets carry a hash, and static files are there as they are', async ({
  request,
}) => {
  for (const route of routes) {
    const file = readFileSync(new URL(`${route && `${route}/`}index.html`, dist), 'utf8')
    expect(file).toContain(`<link rel="canonical" href="https://kasper.github.io${basePath}${route}">`)
  }
  for (const name of readdirSync(new URL('assets/', dist), { recursive: true, withFileTypes: true })) {
    if (name.isFile()) {
      expect(name.name).toMatch(/(?:-[0-9A-Za-z]{8}|^[0-9a-f]{16})\.[a-z0-9]+$/)
    }
  }
  const plain = await request.get(`${fixture.url}plain.txt`)
  expect(await plain.text()).toBe('A file that is copied as it is.\n')
})

test('F6 with reduced motion nothing moves: no transition, no smooth scrolling', async ({ browser }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await visit(page, `${servers.phoenix.url}api/modal`)
  const moving = await page.locator('*').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return /[1-9]/.test(transitionDuration + animationDuration)
      }).length,
  )
  expect(moving).toBe(0)
  // The code of the button loads with the first interaction.
  await Promise.all([page.waitForResponse(/prefetchLinks/), page.keyboard.press('Shift')])
  await scrollTo(page, 2000)
  await scrollTo(page, 1500)
  const top = page.getByRole('button', { name: 'Scroll back to top' })
  await expect(top).toBeVisible()
  const after = await top.evaluate((button: HTMLButtonElement) => {
    button.click()
    return window.scrollY
  })
  expect(after).toBe(0)
  await context.close()
})

test('F7 where text runs from right to left the page is mirrored, and code is not', async ({
  quietPage: page,
}) => {
  const places = async (address: string) => {
    await visit(page, address)
    const parts = {
      brand: page.getByRole('banner').getByRole('link', { name: 'Versions' }),
      toggle: page.getByRole('banner').getByRole('button', { name: /^Switch (between|to) / }),
      sidebar: page.getByRole('complementary'),
      toc: page.getByRole('navigation', { name: 'On this page' }),
      next: page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link'),
    }
    const found: Record<string, number> = {}
    for (const [name, part] of Object.entries(parts)) {
      const box = await part.boundingBox()
      found[name] = Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2)
    }
    return found
  }
  const straight = await places(`${pages.url}guide`)
  const mirrored = await places(`${pages.url}ar/guide`)
  for (const [name, x] of Object.entries(straight)) {
    // Labels differ in width from language to language.
    expect(Math.abs((mirrored[name] ?? Number.NaN) - (1440 - x)), name).toBeLessThan(40)
  }
  const code = page.locator('.code-block')
  await expect(code).toHaveCSS('direction', 'ltr')
  await expect(code).toHaveCSS('text-align', 'left')
  expect(await widthOf(page)).toBe(1440)
})
