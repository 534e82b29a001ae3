import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, titleOf, visit, widthOf } from '../site'

const markdown = `${servers.fixture.url}markdown`

/** The code block that contains a text. */
const block = (page: Page, text: string) => page.locator('.code-block', { hasText: text })
const copyOf = (code: Locator) => code.getByRole('button', { name: 'Copy code to clipboard' })
const wrapOf = (code: Locator) => code.getByRole('button', { name: 'Toggle word wrap' })
const colourOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).color)

/** The line numbers that the browser draws. */
async function lineNumbers(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  return nodes
    .filter((node) => node.role?.value === 'StaticText')
    .map((node) => String(node.name?.value))
    .filter((text) => /^\d+$/.test(text))
}

test('M1 a code block has its title, its language and its text, without the last line end', async ({
  page,
}) => {
  await visit(page, markdown)
  const code = block(page, 'greet()')
  await expect(code).toContainText('greet.js')
  await expect(code.locator('code')).toHaveClass('language-js')
  expect(await code.locator('code').textContent()).toMatch(
    /^const name = 'you' \/\/ who\n[\s\S]*\n\ngreet\(\)$/,
  )
  await expect(block(page, 'no language').locator('code')).toHaveClass('language-text')
})

test('M1 the colours of code are those of the colour mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, markdown)
  const keyword = block(page, 'greet()').getByText('const', { exact: true })
  const string = block(page, 'greet()').getByText("'you'", { exact: true })
  const light = [await colourOf(keyword), await colourOf(string)]
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => colourOf(keyword)).not.toBe(light[0])
  expect(new Set([...light, await colourOf(keyword), await colourOf(string)]).size).toBe(4)
})

test('M2 W19 code is copied as it was written, and the success is seen and heard', async ({
  quietPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, markdown)
  const code = block(page, 'greet()')
  const copy = copyOf(code)
  await expect(copy).toBeVisible()
  await copy.click()
  const copied = code.getByRole('button', { name: 'Copied' })
  await expect(copied).toHaveAttribute('title', 'Copied')
  await expect(page.locator('div[aria-live="polite"]')).toHaveText('Copied')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code is a template
      "const name = 'you' // who\nfunction greet() {\n  return `Hello, ${name}` + 42\n}\n\ngreet()",
    )
  await expect(copy).toBeVisible()
  await expect(copied).toHaveCount(0)
})

test('M2 code that cannot be copied is selected', async ({ quietPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.addInitScript(() => {
    document.execCommand = () => false
  })
  await visit(page, markdown)
  await copyOf(block(page, 'no language')).click()
  await expect(page.locator('div[aria-live="polite"]')).toHaveText('Could not copy. The code is selected.')
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('no language')
})

test('M2 W18 W23 long lines can be wrapped; where none is cut off there is no button', async ({
  quietPage: page,
}) => {
  await visit(page, markdown)
  await expect(wrapOf(block(page, 'no language'))).toBeHidden()
  await expect(wrapOf(block(page, 'second()'))).toBeHidden()
  const code = block(page, 'longer than any column')
  const cutOff = () => code.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  const wrap = wrapOf(code)
  await expect.poll(() => cutOff()).toBe(true)
  await wrap.focus()
  await expect(wrap).toHaveCSS('opacity', '1')
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => cutOff()).toBe(false)
  await expect.poll(() => lineNumbers(page)).toEqual(expect.arrayContaining(['41', '42']))
  await page.keyboard.press('Space')
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => cutOff()).toBe(true)
})

test('M2 on a phone the buttons leave room for the language, beside a single line too', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await visit(page, `${servers.fixture.url}writing/parts`)
  const block = page.locator('.code-block', { hasText: 'pnpm start' })
  const button = await block.getByRole('button', { name: 'Copy code to clipboard' }).boundingBox()
  const frame = await block.boundingBox()
  const room = await block.evaluate((found) => Number.parseFloat(getComputedStyle(found, '::before').height))
  expect(room).toBeGreaterThan(10)
  expect((button?.y ?? 0) + (button?.height ?? 0) + room).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0),
  )
  await context.close()
})

test('M2 the button to wrap comes and goes with the width of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, markdown)
  const code = block(page, 'Hello')
  await expect(wrapOf(code)).toBeHidden()
  await page.setViewportSize({ width: 200, height: 900 })
  await expect(wrapOf(code)).toBeVisible()
})

test('M3 W23 lines are highlighted and numbered as the author says', async ({ page }) => {
  await visit(page, markdown)
  const lines = block(page, 'three()').locator('.line')
  const backgrounds = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line).backgroundColor),
  )
  expect(backgrounds).toHaveLength(4)
  const [first, second, third, fourth] = backgrounds
  expect(first).not.toBe(second)
  expect([third, fourth]).toEqual([first, first])
  // Chromium completes the accessibility tree some time after the page.
  await expect.poll(() => lineNumbers(page)).toEqual(expect.arrayContaining(['1', '2', '41', '42']))
  await expect(block(page, 'longer than any column').locator('code')).not.toContainText('41')
})

test('M2 M3 comments highlight lines too, and are neither shown nor copied', async ({
  quietPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, markdown)
  const code = block(page, 'const marked')
  const [plain, marked, from, to] = await code
    .locator('.line')
    .evaluateAll((all) => all.map((line) => getComputedStyle(line).backgroundColor))
  expect(marked).not.toBe(plain)
  expect([from, to]).toEqual([marked, marked])
  await copyOf(code).click()
  await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('const plain = 1\nconst marked = 2\nconst from = 3\nconst to = 4')
})

test('M4 what a diff adds and takes away differs in colour', async ({ page }) => {
  await visit(page, markdown)
  const diff = block(page, '+ after')
  await expect
    .poll(() => colourOf(diff.getByText('- before')))
    .not.toBe(await colourOf(diff.getByText('+ after')))
})

test('M5 boxes have the title of their kind or of the author, an icon and a look of their own', async ({
  page,
}) => {
  await visit(page, markdown)
  const boxes = page.locator('.admonition')
  await expect(boxes.locator('.admonition-title')).toHaveText([
    'Note',
    'A title of mine',
    'Info',
    'Warning',
    'Danger',
    'Caution',
  ])
  await expect(boxes.locator('.admonition-title em')).toHaveText('mine')
  const looks = await boxes.evaluateAll((all) =>
    all.map((box) => {
      const icon = getComputedStyle(box.querySelector('.admonition-title') ?? box, '::before')
      return {
        background: getComputedStyle(box).backgroundColor,
        icon: `${icon.maskImage} ${icon.maskPosition}`,
      }
    }),
  )
  expect(new Set(looks.slice(0, 5).map(({ background }) => background)).size).toBe(5)
  expect(new Set(looks.slice(0, 5).map(({ icon }) => icon)).size).toBe(5)
  expect(looks.every(({ icon }) => icon.startsWith('url('))).toBe(true)
  expect(looks[5]).toEqual(looks[3])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('M6 details are folded until the reader opens them', async ({ page }) => {
      await page.goto(markdown)
      const inside = page.getByText('What is folded away.')
      await expect(inside).toBeHidden()
      await page.locator('.markdown summary').focus()
      await page.keyboard.press('Enter')
      await expect(inside).toBeVisible()
      await page.locator('.markdown summary').click()
      await expect(inside).toBeHidden()
    })
  })
}

test('M8 names in code keep to one line in the columns of a narrow table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, 'getting-started/managing-handlers')
  const codes = page.locator('td:not(:last-child) code').filter({ hasNotText: /\s/ })
  const lines = await codes.evaluateAll((all) => all.map((code) => code.getClientRects().length))
  expect(lines.length).toBeGreaterThan(5)
  expect(Math.max(...lines)).toBe(1)
})

test('M8 wide tables scroll inside their frame, by the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, `${servers.fixture.url}wide`)
  const frame = page.locator('div:has(> table)')
  expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  const faded = () =>
    frame.evaluate((element) => {
      const style = getComputedStyle(element)
      return ['--fade-start', '--fade-end'].map((edge) => Number.parseFloat(style.getPropertyValue(edge)) > 0)
    })
  await expect.poll(faded, 'there is more at the end').toEqual([false, true])
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect.poll(faded, 'there is more at the start').toEqual([true, false])
  await frame.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await widthOf(page)).toBe(390)
})

test('M8 tasks cannot be ticked and have no bullets; keys and code look like it', async ({ page }) => {
  await visit(page, markdown)
  const boxes = page.locator('.markdown').getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeDisabled()
  await expect(boxes.first()).not.toBeChecked()
  await expect(boxes.last()).toBeChecked()
  await expect(page.locator('li:has(> input)').first()).toHaveCSS('list-style-type', 'none')
  await expect(page.locator('td kbd')).toHaveCSS('border-top-style', 'solid')
  await expect(page.locator('td code')).toHaveCSS('font-family', /mono/i)
  await expect(page.locator('td').filter({ hasText: 'Ctrl' })).toHaveCSS('text-align', 'end')
})

test('M9 pictures load late and have their size from the start', async ({ page }) => {
  await visit(page, 'getting-started/about-coordinates')
  const pictures = page.locator('.markdown img')
  expect(await pictures.count()).toBeGreaterThan(1)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('decoding', 'async')
    await expect(picture).toHaveAttribute('width', /^\d+$/)
    await expect(picture).toHaveAttribute('height', /^\d+$/)
    await expect(picture).toHaveAttribute('src', /^\/phoenix\/assets\/images\/[\w-]+\.\w+(#.*)?$/)
  }
})

test('M9 a picture may have a variant for each colour mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await visit(page, 'getting-started/about-coordinates')
  const variant = (mode: string) => page.locator(`.markdown img[src$="#gh-${mode}-mode-only"]`).first()
  await expect(variant('light')).toBeVisible()
  await expect(variant('dark')).toBeHidden()
  await page.getByRole('button', { name: /^Switch (between|to) / }).click()
  await expect(variant('dark')).toBeVisible()
  await expect(variant('light')).toBeHidden()
})

test('M10 W24 links out of the site open a new tab; letters and calls do not', async ({ page }) => {
  await visit(page, markdown)
  const link = (name: string) => page.locator('.markdown').getByRole('link', { name, exact: true })
  for (const name of ['elsewhere', 'https://example.com/auto', 'a file']) {
    await expect(link(name)).toHaveAttribute('target', '_blank')
    await expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer')
  }
  for (const name of ['a letter', 'a call', 'Another page', 'an anchor']) {
    expect(await link(name).getAttribute('target')).toBeNull()
  }
})

test('W24 downloads, files and new tabs are left to the browser', async ({ page, context }) => {
  await visit(page, markdown)
  const link = (name: string) => page.locator('.markdown').getByRole('link', { name, exact: true })
  const download = page.waitForEvent('download')
  await link('A download').click()
  expect((await download).suggestedFilename()).toBe('setup.html')
  const tab = context.waitForEvent('page')
  await link('a new tab').click()
  const opened = await tab
  await expect(titleOf(opened, 'Set-up')).toBeVisible()
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(markdown)
  await link('a text').click()
  await expect(page.getByText('A file that is copied as it is.')).toBeVisible()
  await expect(page).toHaveURL(`${servers.fixture.url}plain.txt`)
})

test('M11 a footnote leads to its text and back', async ({ quietPage: page }) => {
  await visit(page, markdown)
  await page.locator('.markdown sup').getByRole('link', { name: '1' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'The text of the footnote.' })
  await expect(note).toBeInViewport()
  const back = note.getByRole('link')
  await back.click()
  await expect(page.locator('.markdown sup')).toBeInViewport()
  await expect(page).toHaveURL(/#fnref/)
})
