import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe'
import { type BuiltSite, openBuiltSite } from './builtSite'

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${color}"/></svg>`

const files = {
  'docgen.yaml': `title: Tide
url: https://example.org
themeConfig:
  colorMode: { respectPrefersColorScheme: true }
`,
  'content/index.md': `---
landing_page: true
---

::::hero
:badge[New]{type=tip} Version 2

# Backups that restore

Tide copies your files every night.

:button[Get started]{href=all.md} :button[Words]{href=glossary.md .secondary}

![A window](wide.svg)
::::

## Why

::::features
:::feature[Fast]{icon=zap}
Very.
:::
:::feature[Checked]{icon=shield-check href=all.md}
Every night.
:::
::::

:::logos[Used by]
![One](wide.svg) ![Two](wide.svg)
:::

:::call-to-action[Ready?]
:button[Start]{href=all.md}
:::
`,
  'content/all.md': `# All :badge[beta]{type=warning}

A :term[snapshot] in CI, with :icon[rocket]{label="a rocket"}.

*[CI]: continuous integration

:::steps
1. One
2. Two
:::

::::cards
:::card[Home]{href=index.md icon=house}
Back.
:::
:::card[Words]{href=glossary.md}
All of them.
:::
::::

:::details[More]
Hidden.
:::

:::file-tree
- content/
  - **index.md** the home page
- a-file-with-a-name-that-is-much-too-long-for-the-window-of-any-phone-in-the-world.md with a remark
:::

:::figure[The **window**]{size=small}
![A window](wide.svg)
:::

\`\`\`yaml
port: 8080 # [!code 1]
\`\`\`

1. The port.

![A wide window](wide.svg){dark=dark.svg}

![Not to enlarge](wide.svg){zoom=false}
`,
  'content/glossary.md': '# Words\n\n:::glossary\nSnapshot\n: A copy.\n:::\n',
  'content/wide.svg': drawing('#0f766e'),
  'content/dark.svg': drawing('#5eead4'),
}

let site: BuiltSite

test.beforeAll(async () => {
  site = await openBuiltSite(files)
})

test.afterAll(() => site.close())

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1440]) {
    test(`directives and landing pages are accessible and fit, ${colorScheme}, ${width} px`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
      for (const path of ['', 'all', 'glossary']) {
        await page.goto(site.url + path)
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
        expect(await violations(page), path).toEqual([])
        expect(await scrollsSideways(page), `${path} scrolls sideways`).toBe(false)
      }
      await page.close()
    })
  }
}

test('a landing page has only its content, and the image of its hero is beside the text', async ({
  page,
}) => {
  await page.goto(`${site.url}`)
  await expect(page.locator('main nav, aside')).toHaveCount(0)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  const image = await page.getByRole('img', { name: 'A window' }).boundingBox()
  expect(image?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0))
  await page.setViewportSize({ width: 390, height: 800 })
  const below = await page.getByRole('img', { name: 'A window' }).boundingBox()
  const above = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  await page.getByRole('link', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { name: 'All' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass(/landing/)
})

test('the numbers of notes are seen, but not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.url}all`)
  const mark = page.locator('.code-note')
  expect(await mark.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"1"')
  await page.locator('.code-block').hover()
  await page.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('port: 8080')
})

test('readers enlarge an image with the mouse and the keyboard', async ({ page }) => {
  await page.goto(`${site.url}all`)
  const link = page.getByRole('link', { name: 'A wide window' })
  await expect(link).toHaveCount(1) // that of the other color mode is hidden
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  await page.evaluate(() => window.docgen?.prefetch(window.location.href)) // waits for what the first interaction loads
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'A wide window' })
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await link.boundingBox()).toEqual(before)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Not to enlarge' })).toHaveCount(0)
  await expect.poll(() => page.url()).toBe(`${site.url}all`)
})

test('without JavaScript, details open, terms lead to the glossary, and images to their files', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
  await page.goto(`${site.url}all`)
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByText('Hidden.')).toBeVisible()
  const link = page.getByRole('link', { name: 'A wide window' })
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', /dark/)
  await link.click()
  await expect.poll(() => page.url()).toContain('.svg')
  await page.goBack()
  await page.getByRole('link', { name: 'snapshot' }).click()
  await expect.poll(() => page.url()).toBe(`${site.url}glossary#term-snapshot`)
  await page.close()
})
