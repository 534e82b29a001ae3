import type { Locator, Page } from '@playwright/test'
import { expectToFold } from '../fold'
import { servers } from '../servers'
import { awake, expect, setMode, sidebarLink, test, titleOf, visit, widthOf } from '../site'

// The HTML of every element is tested in internal/markdown.

const markdown = `${servers.fixture.url}markdown`

/** The code block that contains a text. */
const block = (page: Page, text: string) => page.locator('.code-block', { hasText: text })
const copyOf = (code: Locator) => code.getByRole('button', { name: 'Copy code to clipboard' })
const wrapOf = (code: Locator) => code.getByRole('button', { name: 'Toggle word wrap' })
const colorOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).color)

/** The line numbers that the browser draws. */
async function lineNumbers(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  return nodes
    .filter((node) => node.role?.value === 'StaticText')
    .map((node) => String(node.name?.value))
    .filter((text) => /^\d+$/.test(text))
}

test('M2 M3 W18 W19 W23 code is copied as it was written, and long lines can be wrapped', async ({
  quietPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, markdown)
  await awake(page)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const live = page.locator('div[aria-live="polite"]')
  await test.step('all of the code', async () => {
    const code = block(page, 'greet()')
    await copyOf(code).click()
    const copied = code.getByRole('button', { name: 'Copied' })
    await expect(copied).toHaveAttribute('title', 'Copied')
    await expect(live).toHaveText('Copied')
    await expect.poll(clipboard).toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code is a template
      "const name = 'you' // who\nfunction greet() {\n  return `Hello, ${name}` + 42\n}\n\ngreet()",
    )
    await expect(copyOf(code)).toBeVisible()
    await expect(copied).toHaveCount(0)
  })
  await test.step('without the comments that highlight lines', async () => {
    await copyOf(block(page, 'const marked')).click()
    await expect.poll(clipboard).toBe('const plain = 1\nconst marked = 2\nconst from = 3\nconst to = 4')
  })
  await test.step('code that cannot be copied is selected', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await copyOf(block(page, 'no language')).click()
    await expect(live).toHaveText('Could not copy. The code is selected.')
    await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe('no language')
  })
  await test.step('W23 where no line is cut off there is no button to wrap lines', async () => {
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
    await expect.poll(() => lineNumbers(page)).toEqual(expect.arrayContaining(['1', '2', '41', '42']))
    await expect(code.locator('code')).not.toContainText('41')
    const short = wrapOf(block(page, 'Hello'))
    await expect(short).toBeHidden()
    await page.setViewportSize({ width: 200, height: 900 })
    await expect(short, 'the button comes and goes with the width of the window').toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('M2 the language and the button always show, and the first line ends before them', async ({ page }) => {
    await visit(page, markdown)
    await awake(page)
    for (const text of ['const marked', '+ after']) {
      const found = block(page, text)
      await expect(copyOf(found)).toHaveCSS('opacity', '1')
      const gap = () =>
        found.evaluate((element) => {
          const pre = element.querySelector('pre')
          const words = document.createTreeWalker(pre ?? element, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          range.selectNodeContents(words.nextNode() ?? element)
          pre?.scrollTo(pre.scrollWidth, 0)
          const { width } = getComputedStyle(element, '::before')
          const button = element.querySelector('button:last-child')?.getBoundingClientRect()
          return (button?.left ?? 0) - Number.parseFloat(width) - range.getBoundingClientRect().right
        })
      await expect.poll(gap).toBeGreaterThanOrEqual(0)
    }
  })
})

test('M1 M3 M4 M5 M6 M8 M10 M11 code, boxes, tasks and keys look like it, details fold, footnotes lead there and back, and downloads, files and new tabs are left to the browser', async ({
  quietPage: page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, markdown)
  const backgrounds = (lines: Locator) =>
    lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).backgroundColor))
  await test.step('marked lines, by numbers or comments', async () => {
    const [first, second, third, fourth, ...more] = await backgrounds(block(page, 'three()').locator('.line'))
    expect(first).not.toBe(second)
    expect([third, fourth, ...more]).toEqual([first, first])
    const [plain, marked, from, to] = await backgrounds(block(page, 'const marked').locator('.line'))
    expect(marked).not.toBe(plain)
    expect([from, to]).toEqual([marked, marked])
  })
  await test.step('the lines of a diff', async () => {
    const diff = block(page, '+ after')
    const removed = await colorOf(diff.getByText('- before'))
    await expect.poll(() => colorOf(diff.getByText('+ after'))).not.toBe(removed)
  })
  await test.step('boxes have the title of their kind or of the author, an icon and a look of their own', async () => {
    const boxes = page.locator('.admonition')
    const titles = ['Note', 'A title of mine', 'Info', 'Warning', 'Danger', 'Caution']
    await expect(boxes.locator('.admonition-title')).toHaveText(titles)
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
  await test.step('tasks have no bullets; keys and code in tables', async () => {
    await expect(page.locator('li:has(> input)').first()).toHaveCSS('list-style-type', 'none')
    await expect(page.locator('td kbd')).toHaveCSS('border-top-style', 'solid')
    await expect(page.locator('td code')).toHaveCSS('font-family', /mono/i)
    await expect(page.locator('td').filter({ hasText: 'Ctrl' })).toHaveCSS('text-align', 'end')
  })
  await test.step('the colors of code are those of the color mode', async () => {
    const keyword = block(page, 'greet()').getByText('const', { exact: true })
    const string = block(page, 'greet()').getByText("'you'", { exact: true })
    const light = [await colorOf(keyword), await colorOf(string)]
    await page.emulateMedia({ colorScheme: 'dark' })
    const all = async () => new Set([...light, await colorOf(keyword), await colorOf(string)]).size
    await expect.poll(all).toBe(4)
  })
  await test.step('details', () => expectToFold(page))
  await test.step('footnotes', async () => {
    await page.locator('.markdown sup').getByRole('link', { name: '1' }).click()
    const note = page.getByRole('listitem').filter({ hasText: 'The text of the footnote.' })
    await expect(note).toBeInViewport()
    await note.getByRole('link').click()
    await expect(page.locator('.markdown sup')).toBeInViewport()
    await expect(page).toHaveURL(/#fnref/)
  })
  await test.step('M10 W24 downloads, files and new tabs', async () => {
    const link = (name: string) => page.locator('.markdown').getByRole('link', { name, exact: true })
    await expect(link('a file')).toHaveAttribute('target', '_blank')
    await expect(link('a call')).not.toHaveAttribute('target')
    await expect(link('an anchor')).not.toHaveAttribute('target')
    const download = page.waitForEvent('download')
    await link('A download').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('setup.html')
    const tab = context.waitForEvent('page')
    await link('a new tab').click()
    const opened = await tab
    await expect(titleOf(opened, 'Set-up')).toBeVisible()
    await expect.poll(() => opened.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(/markdown#fnref/)
    await link('a text').click()
    await expect(page.getByText('A file that is copied as it is.')).toBeVisible()
    await expect(page).toHaveURL(`${servers.fixture.url}plain.txt`)
  })
})

test('M8 M9 wide tables scroll inside their frame, by the keyboard too, names in code keep to one line, and a picture may have a variant for each colour mode', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, `${servers.fixture.url}wide`)
  const frame = page.locator('div:has(> table)')
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
  await expect.poll(() => widthOf(page)).toBe(390)
  await visit(page, 'getting-started/managing-handlers')
  const codes = page.locator('td:not(:last-child) code').filter({ hasNotText: /\s/ })
  const lines = await codes.evaluateAll((all) => all.map((code) => code.getClientRects().length))
  expect(lines.length).toBeGreaterThan(5)
  expect(Math.max(...lines)).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await sidebarLink(page, 'About coordinates').click()
  const variant = (mode: string) => page.locator(`.markdown img[src$="#gh-${mode}-mode-only"]`).first()
  for (const [shown, hidden] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await setMode(page, shown)
    await expect(variant(shown)).toBeVisible()
    await expect(variant(hidden)).toBeHidden()
  }
})
