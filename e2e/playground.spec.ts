import type { Page } from '@playwright/test'
import { violations } from './axe'
import { type BuiltSite, openBuiltSite } from './builtSite'
import { expect, setMode, test, visit } from './site'

const runtime = `interface Host { send(message: unknown): void }

export function run(host: Host) {
  let clicked = () => {}
  return {
    globals: { draw: (text: string) => host.send(text), onClick: (listener: () => void) => { clicked = listener } },
    receive: () => clicked(),
  }
}

export function show(stage: HTMLElement, host: Host & { mode: string }) {
  const button = Object.assign(document.createElement('button'), { textContent: host.mode, onclick: () => host.send('click') })
  const drawing = document.createElement('p')
  stage.append(button, drawing)
  return {
    receive: (message: unknown) => { drawing.textContent = String(message) },
    mode: (mode: string) => { button.textContent = mode },
  }
}
`

const page = `# Try

\`\`\`js playground title="hello.js"
const names = ['Ann', 'Ben']
draw(names.join())
console.log(names)
onClick(() => console.warn('clicked'))
\`\`\`

\`\`\`js playground
while (true) {}
\`\`\`

\`\`\`js
plain()
\`\`\`

[Other](other.md)
`

// One worker has them all, because a second would build a site of its own.
test.describe.configure({ mode: 'default' })

let site: BuiltSite

test.beforeAll(async () => {
  site = await openBuiltSite({
    'docgen.yaml': 'title: Play\nurl: https://example.org\nmarkdown: { playground: playground/tiny.ts }\n',
    'playground/tiny.ts': runtime,
    'content/index.md': page,
    'content/other.md': '# Other\n',
  })
})
test.afterAll(() => site?.close())

/** Opens the first playground by its button, and returns its parts. */
async function open(page: Page) {
  await visit(page, site.url)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  const block = page.locator('.code-block').first()
  const toggle = block.getByRole('button', { name: 'Try it' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(block).toHaveAttribute('data-playground', 'ran')
  return { block, frame: block.frameLocator('iframe'), code: block.getByRole('textbox') }
}

/** Returns what is wrong in the frame, without what only whole pages need: a main landmark and a heading. */
async function violationsInFrame(page: Page) {
  const found = await Promise.all(page.frames().slice(1).map((frame) => violations(frame)))
  return found.flat().filter((each) => !/^(landmark-one-main|page-has-heading-one|region):/.test(each))
}

/** Replaces the code and runs it by keys. */
async function rewrite(page: Page, text: string) {
  await page.getByRole('textbox').first().focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  await page.keyboard.press('ControlOrMeta+Enter')
}

test('readers run code, change it and run it again', async ({ page }) => {
  const { block, frame, code } = await open(page)
  const log = frame.getByRole('log', { name: 'Output' })
  await test.step('the script draws, prints, and hears what the reader does', async () => {
    await expect(frame.getByRole('paragraph')).toHaveText('Ann,Ben')
    await expect(log).toHaveText('["Ann", "Ben"]')
    await frame.getByRole('button', { name: 'light' }).click()
    await expect(log).toContainText('clicked')
  })
  await test.step('the colors follow the page, and nothing is inaccessible', async () => {
    for (const mode of ['dark', 'light']) {
      await setMode(page, mode)
      await expect(frame.getByRole('button', { name: mode })).toBeVisible()
      await expect.poll(() => violations(page, '.code-block'), mode).toEqual([])
      await expect.poll(() => violationsInFrame(page), mode).toEqual([])
    }
  })
  await test.step('a mistake is marked at its line', async () => {
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('playground-error') ?? [])].map((range) => range.toString()))
    await rewrite(page, 'draw(1)\nnothing()\ndraw(2)')
    await expect(log).toHaveText('Line 2: ReferenceError: nothing is not defined')
    await expect.poll(marked).toEqual(['nothing()'])
    await rewrite(page, 'draw(3)\n\nconst = 1')
    await expect(log).toContainText('Line 3: SyntaxError')
    await expect.poll(marked).toEqual(['const = 1'])
    await rewrite(page, 'setTimeout(() => draw(4)); Promise.reject(new Error("no"))')
    await expect(log).toHaveText('Line 1: Error: no')
    await expect(frame.getByRole('paragraph')).toHaveText('4')
  })
  await test.step('a script has no network, no storage, and neither the frame nor the page', async () => {
    const answered: string[] = []
    page.context().on('response', (response) => answered.push(response.url()))
    await rewrite(
      page,
      `import('${site.url}x.js').catch(() => console.log('no import'))
try { importScripts('${site.url}y.js') } catch (error) { console.log(error.name, 'of a script') }
fetch('${site.url}').then(() => console.log('fetched'), () => console.log('no network'))
console.log(typeof document, typeof parent, self.origin)
try { indexedDB.open('x') } catch (error) { console.log(error.name) }
try { eval('1') } catch (error) { console.log(error.name) }`,
    )
    await expect(log).toContainText('no network')
    await expect(log).toContainText('no import')
    await expect(log).toContainText('NetworkError of a script')
    expect(answered.filter((url) => /[xy]\.js$/.test(url))).toEqual([])
    await expect(log).toContainText('undefined undefined null')
    await expect(log).toContainText('SecurityError')
    await expect(log).toContainText('EvalError')
    await expect(block.locator('iframe')).toHaveJSProperty('contentDocument', null)
  })
  await test.step('keys leave the code, and reset and close it', async () => {
    await code.focus()
    await page.keyboard.press('Escape')
    await expect(block.getByRole('button', { name: 'Run' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(code).toContainText("const names = ['Ann', 'Ben']")
    await expect(log).toHaveText('["Ann", "Ben"]')
    await code.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(code).not.toBeFocused()
    await block.getByRole('button', { name: 'Close editor' }).click()
    await expect(block.locator('iframe, .playground-bar, [contenteditable]')).toHaveCount(0)
  })
  await test.step('an endless script is stopped, and leaving the page removes its frame', async () => {
    const endless = page.locator('.code-block').nth(1)
    await endless.getByRole('button', { name: 'Try it' }).click()
    const stopped = endless.frameLocator('iframe').getByText('This script ran for more than a second and was stopped.')
    await expect(stopped).toBeVisible()
    await page.getByRole('link', { name: 'Other' }).first().click()
    await expect(page.getByRole('heading', { name: 'Other', level: 1 })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

for (const [name, file] of [
  ['script', /playground-[^/]*\.js$/],
  ['frame', /playgroundFrame-[^/]*\.js$/],
] as const) {
  test(`a playground whose ${name} cannot be loaded leaves the block as it is`, async ({ page }) => {
    await page.clock.install()
    const refused = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
    await page.route(file, (route) => route.abort())
    await visit(page, site.url)
    const block = page.locator('.code-block').first()
    await block.locator('pre').evaluate((pre) => pre.setAttribute('data-before', pre.innerHTML))
    await block.locator('pre').focus()
    await block.getByRole('button', { name: 'Try it' }).click()
    await refused
    if (name === 'frame') {
      await page.clock.runFor(5000) // it cannot say that it has no script
    }
    await expect(page.getByText('The code could not be run here.').first()).toBeVisible()
    await expect.poll(() => block.locator('pre').evaluate((pre) => pre.innerHTML === pre.dataset.before)).toBe(true)
    await expect(block.locator('iframe, .playground-bar')).toHaveCount(0)
    await expect(block).toHaveAttribute('data-playground', '')
  })
}

test('a block that nobody tries loads nothing of it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit(page, `${site.url}other`)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.evaluate('window.docgen.prefetch(window.location.href)')
  await page.getByRole('link', { name: 'Try' }).first().click()
  await expect(page.getByRole('button', { name: 'Try it' }).first()).toBeVisible()
  expect(loaded.filter((url) => url.includes('playground'))).toEqual([expect.stringMatching(/playground-[^/]*\.css$/)])
})
