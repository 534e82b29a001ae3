import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations } from './axe'
import { type BuiltSite, openBuiltSite } from './builtSite'

const files = {
  'docgen.yaml': `title: Tide
url: https://example.org
markdown:
  types: { Point: point.md, Window: index.md }
themeConfig:
  colorMode: { respectPrefersColorScheme: true }
`,
  'content/index.md': `# Window

:::facts
- Kind: class
- Since: 2.0
- Implements: [Point](point.md)
- Constructor: none, get windows from the static methods of this class or from an app, a screen or a space
:::

## Methods

### \`Window.at()\` :since[2.5]

:::signature
\`\`\`ts
static at(point: Point, optionals?: { visible?: boolean; screen?: Screen }): Window | undefined
\`\`\`
- \`point\`: the position.
- \`optionals\`
  - \`visible\` = \`true\`: whether hidden windows count.
- returns: the topmost window, or \`undefined\`.
:::

### \`aMethodWithANameThatIsMuchTooLongForTheContents()\` :since[2.0] :badge[deprecated]{type=warning}

:::signature
\`\`\`ts
move(point: Point): boolean
move(x: number, y: number): boolean
\`\`\`
:::

### \`title\`

:::signature
\`\`\`ts
readonly title: 'a-text-without-spaces-that-is-longer-than-the-window-of-any-phone-in-the-world' | string
\`\`\`
:::

\`\`\`ts types
declare const first: Point
\`\`\`
`,
  'content/point.md': '# Point\n\nA position.\n',
}

let site: BuiltSite

test.beforeAll(async () => {
  site = await openBuiltSite(files)
})

test.afterAll(() => site.close())

const signature = (page: Page, name: string) => page.locator('.signature').filter({ hasText: name })

/** The lines of a signature as readers see them. */
const linesOf = (of: Locator) =>
  of.locator('.overload').evaluateAll((all: HTMLElement[]) =>
    all.flatMap((line) =>
      line.innerText
        .trim()
        .split('\n')
        .map((text) => text.trim()),
    ),
  )

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1440]) {
    test(`signatures and facts are accessible and fit, ${colorScheme}, ${width} px`, async ({ browser }) => {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
      await page.goto(site.url)
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
      expect(await violations(page)).toEqual([])
      const wide = await page
        .locator('html, .signature, .signature-code, .member, .facts')
        .evaluateAll((all) =>
          all
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .map((element) => element.className),
        )
      expect(wide, 'scrolls sideways').toEqual([])
      await page.close()
    })
  }
}

test('a signature that does not fit has a line for each parameter', async ({ page }) => {
  await page.goto(site.url)
  const long = [
    'static at(',
    'point: Point,',
    'optionals?: { visible?: boolean; screen?: Screen }',
    '): Window | undefined',
  ]
  // The browser skips content that is out of view, and such content has no text.
  await signature(page, 'static at').scrollIntoViewIfNeeded()
  await expect.poll(() => linesOf(signature(page, 'static at'))).toEqual(long)
  const overloads = ['move(point: Point): boolean', 'move(x: number, y: number): boolean']
  await signature(page, 'move(').scrollIntoViewIfNeeded()
  await expect.poll(() => linesOf(signature(page, 'move('))).toEqual(overloads)
  expect(await signature(page, 'move(').locator('code').first().textContent()).toBe(overloads.join('\n'))
})

test('types lead to their pages with the keyboard, and keep their color', async ({ page }) => {
  await page.goto(site.url)
  const block = signature(page, 'static at')
  const link = block.getByRole('link', { name: 'Point' })
  await expect(link).toHaveCount(2) // in the code and in the row
  await expect(block.getByRole('link', { name: 'Window' })).toHaveCount(0) // this page
  const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color)
  await expect
    .poll(() => colorOf(link.first().locator('span')))
    .toBe(await colorOf(block.locator('.nc').last()))
  await expect(page.locator('.code-block').getByRole('link', { name: 'Point' })).toHaveCount(1)
  const underline = () => link.first().evaluate((element) => getComputedStyle(element).textDecorationColor)
  const before = await underline()
  await link.first().focus()
  await expect.poll(underline).not.toBe(before)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Point', level: 1 })).toBeVisible()
})

test('badges are beside the heading, and the contents name the kind of each member', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site.url)
  const heading = page.getByRole('heading', { name: 'Window.at()', exact: true })
  await expect(heading).toHaveAttribute('id', 'windowat')
  const [title, badge] = await Promise.all([heading.boundingBox(), page.getByText('Since 2.5').boundingBox()])
  expect(badge?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const entry = contents.getByRole('link', { name: 'Static method Window.at()' })
  await expect(entry.getByRole('img', { name: 'Static method' })).toBeVisible()
  await expect(contents.getByRole('link', { name: 'Property title' })).toBeVisible()
  const long = contents.getByRole('link', { name: /^Method aMethodWithAName/ })
  const tops = await long
    .locator('> span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThan(8) // the name begins beside the sign
})

test('without JavaScript and in forced colors, everything is there', async ({ browser }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    forcedColors: 'active',
    viewport: { width: 390, height: 844 },
  })
  await page.goto(site.url)
  const row = signature(page, 'static at').locator('.member').filter({ hasText: 'visible' }).last()
  await expect(row).toHaveText(/visible\s+boolean\s+default\s+true\s+whether hidden windows count/)
  await expect(row.locator('dt')).toBeVisible()
  await signature(page, 'static at').getByRole('link', { name: 'Point' }).first().click()
  await expect.poll(() => page.url()).toBe(`${site.url}point`)
  await page.close()
})
