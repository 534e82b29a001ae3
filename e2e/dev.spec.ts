import { expect, test as base, type Page } from '@playwright/test'
import { openPreview, type Preview } from './preview'
import { hold, hydrated, settled } from './site'

const home =
  '# Welcome\n\nFirst words.\n\n## Alpha\n\nUnder alpha.\n\n<details><summary>More</summary>\n\nHidden words.\n\n</details>\n\n::::tabs\n\n:::tab{label="One"}\n\nIn one.\n\n:::\n\n:::tab{label="Two"}\n\nIn two.\n\n:::\n\n::::\n'

const live = "import { Count } from '@site/src/Count'\n\n# Live\n\nBefore.\n\n<Count />\n"

const count = `import { useState } from 'react'
export function Count() {
  const [n, set] = useState(0)
  return <button type="button" onClick={() => set(n + 1)}>Count {n}</button>
}
`

const tabs = `# Choices

<Tabs>
<TabItem value="a" label="A">

In a.

</TabItem>
<TabItem value="b" label="B">

In b.

</TabItem>
</Tabs>
`

const footer = `import { useState } from 'react'
import Original from '@theme-original/Footer'
import own from './own.module.css'
export default function Footer() {
  const [n, set] = useState(0)
  return <><button type="button" className={own.own} onClick={() => set(n + 1)}>Own {n}</button><Original /></>
}
`

/** The page with components is there from the start, because the first one changes the entry script. */
const files = {
  'docgen.yaml': 'title: Site\nurl: https://example.org\nthemeConfig:\n  customCss: src/site.css\n',
  'src/site.css': 'h1 { color: rgb(1, 2, 3); }\n',
  'content/index.md': home,
  'content/guide/setup.md': '---\nsidebar_position: 1\n---\n\n# Set up\n\n[Home](../index.md)\n',
  'content/last.md': '# Last\n',
  'content/live.mdx': live,
  'content/choices.mdx': tabs,
  'src/pages/about.tsx': 'export default function About() { return <h1>About us</h1> }\n',
  'src/Count.tsx': count,
  'src/theme/Footer.tsx': footer,
  'src/theme/own.module.css': '.own { color: rgb(0, 128, 0); }\n',
}

interface Fixtures {
  site: Preview
  open: (path?: string) => Promise<void>
}

/** The tests of one worker share a preview, which is reset for each. A test fails if the page writes to the console. */
const test = base.extend<Fixtures, { preview: Preview }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const preview = await openPreview(files)
      await use(preview)
      await preview.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ preview }, use) => {
    await preview.reset()
    await use(preview)
  },
  open: async ({ site, page }, use) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error)))
    await use(async (path = '') => {
      await page.goto(site.url + path)
      await settled(page)
      await mark(page)
    })
    expect(said.filter((text) => !/404|on purpose/.test(text))).toEqual([])
  },
})

// One worker has them all, because a second would start a preview of its own.
test.describe.configure({ mode: 'default' })

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="10" height="10"/></svg>`
/** Expects the document to be still the marked one. */
const stayed = (page: Page) => expect.poll(() => page.evaluate(() => 'stayed' in window)).toBe(true)
const content = (page: Page) => page.locator('#content-body')
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const notice = (page: Page) => page.locator('docgen-notice [role="status"]')
const overlay = (page: Page) => page.locator('docgen-errors [role="alert"]')

test('a change of the text shows in place, around the text too, and what the reader did stays', async ({
  site,
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 300 })
  await open()
  await page.getByText('More').click()
  await page.getByRole('tab', { name: 'Two' }).click()
  await page.evaluate(() => window.scrollTo(0, 150))
  const scroll = await page.evaluate(() => window.scrollY)
  const untouched = content(page).getByText('Under alpha.')
  await untouched.evaluate((node) => Object.assign(node, { mine: true }))
  await site.write('content/index.md', home.replace('Hidden words.', 'Other words, `code` too.'))
  await expect(content(page).getByText('Other words, code too.')).toBeVisible()
  await expect(untouched).toHaveJSProperty('mine', true)
  await expect(page.getByRole('tab', { name: 'Two', selected: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(content(page).getByText('In two.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll)

  const code = (text: string) => `## Beta\n\n\`\`\`js title="a.js"\n${text}\n\`\`\``
  const text = home.replace('## Alpha', code('let a = 1'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.write('content/index.md', `---\ntitle: Hello\ndescription: New.\n---\n\n${text}`)
  await expect(page).toHaveTitle('Hello | Site')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'New.')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText('Beta')
  await expect(sidebar(page)).toContainText('Hello')
  await expect(content(page).getByRole('button', { name: 'Copy code to clipboard' })).toBeAttached()
  await site.write('content/index.md', home.replace('## Alpha', code('let b = 2')))
  await expect(content(page).locator('pre')).toHaveText('let b = 2')
  await expect(content(page).getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(1)
  await expect(page).toHaveTitle('Welcome | Site')
  await stayed(page)
})

test('a mistake shows over the page at its place, and goes when it is mended', async ({
  site,
  open,
  page,
}) => {
  await open()
  await site.write('content/index.md', `${home}\n[There](guide/setpu.md)\n`)
  await expect(overlay(page)).toContainText('content/index.md:31:9')
  await expect(overlay(page)).toContainText('did you mean')
  await expect(overlay(page).locator('mark')).toHaveText('guide/setpu.md')
  await expect(content(page).getByText('There')).toBeAttached()
  await site.write('content/index.md', `${home}\n[There](guide/setup.md)\n`)
  await expect(overlay(page)).toHaveCount(0)
  await expect(content(page).getByRole('link', { name: 'There' })).toHaveAttribute('href', '/guide/setup')

  await site.write('content/index.md', `---\ntitle: [\n---\n\n${home}`)
  await expect(overlay(page)).toContainText('[front-matter]')
  await expect(content(page)).toContainText('First words.')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await site.write('docgen.yaml', 'title: Site\nurl: https://example.org\nnavbra: {}\n')
  await expect(overlay(page)).toContainText('docgen.yaml:3:1')
  await site.write('content/index.md', home)
  await site.write('docgen.yaml', 'title: Changed\nurl: https://example.org\n')
  await expect(page).toHaveTitle('Welcome | Changed')
  await expect(overlay(page)).toHaveCount(0)
})

test('pages, sidebars and pictures come, change and go while a page is open', async ({
  site,
  open,
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await open('guide/next')
  await expect(title).toHaveText('Page Not Found')
  await site.write('content/guide/box.svg', picture(20))
  await site.write('content/guide/next.md', '# Next\n\nNew page.\n\n![Box](box.svg)\n\n![Static](/box.svg)\n')
  await expect(content(page)).toContainText('New page.')
  await expect(sidebar(page).getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/guide/next')

  await test.step('pictures', async () => {
    const widths = () =>
      content(page)
        .locator('img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth))
    await expect(page.getByAltText('Box')).toHaveAttribute('width', '20')
    await site.write('static/box.svg', picture(30))
    await expect.poll(widths).toEqual([20, 30])
    await site.write('content/guide/box.svg', picture(40))
    await site.write('static/box.svg', picture(50))
    await expect(page.getByAltText('Box')).toHaveAttribute('width', '40')
    await expect.poll(widths).toEqual([40, 50])
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    const before = site.said().length
    await site.write('static/box.svg', picture(60))
    await expect.poll(() => site.said().slice(before)).toContain('updated static/box.svg')
    await hide(false)
    await expect.poll(widths).toEqual([40, 60])
  })

  await site.write('content/guide/_category_.yml', 'label: Manual\n')
  await expect(sidebar(page)).toContainText('Manual')
  await test.step('an open page follows its file', async () => {
    const entries = await page.evaluate(() => window.history.length)
    await site.rename('content/guide', 'content/manual')
    await expect(page).toHaveURL(`${site.url}manual/next`)
    await expect(content(page)).toContainText('New page.')
    await site.write('content/manual/next.md', '---\nslug: later\n---\n\n# Later\n\nLater page.\n')
    await expect(page).toHaveURL(`${site.url}manual/later`)
    await expect(content(page)).toContainText('Later page.')
    await expect.poll(() => page.evaluate(() => window.history.length)).toBe(entries)
    await stayed(page)
    await site.write('content/manual/next.md', '# Next\n')
    await expect(page).toHaveURL(`${site.url}manual/next`)
  })
  await site.rename('content/manual/next.md', 'content/manual/next.md.tmp')
  await site.rename('content/manual/next.md.tmp', 'content/manual/next.md')
  await site.write('content/manual/next.md', '# Next\n\nMoved page.\n')
  await expect(content(page)).toContainText('Moved page.')

  await test.step('one that goes before the page listens', async () => {
    const listen = await hold(page, /__docgen\/changes/)
    await open('manual/next')
    await site.remove('content/manual/next.md')
    await expect.poll(async () => (await fetch(`${site.url}manual/next`)).status).toBe(404)
    listen()
    await expect(title).toHaveText('Page Not Found')
  })
})

test('styles reach every page in place, however fast they are saved, and so do pages that are scripts', async ({
  site,
  open,
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  const color = async (...rgb: number[]) => {
    await site.write('src/site.css', `h1 { color: rgb(${rgb.join(', ')}); }\n`)
    return `rgb(${rgb.join(', ')})`
  }
  await test.step('of a page that is a script, of which the first version arrives after the second', async () => {
    const first = await color(1, 2, 3)
    await open('about')
    await expect(title).toHaveCSS('color', first)
    const sheets: string[] = []
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/assets/client-*.css', async (route) => {
      sheets.push(route.request().url())
      if (sheets.length === 1) {
        await held
      }
      await route.continue()
    })
    await color(4, 5, 6)
    await expect.poll(() => sheets.length).toBe(1)
    await expect(title).toHaveCSS('color', await color(7, 8, 9))
    const arrived = page.waitForResponse(sheets[0] ?? '')
    release()
    await arrived
    await expect(title).toHaveCSS('color', await color(10, 11, 12))
    await page.unroute('**/assets/client-*.css')
    await stayed(page)
  })
  await test.step('of a page with components', async () => {
    await open('live')
    await expect(title).toHaveCSS('color', 'rgb(10, 11, 12)')
    await expect(title).toHaveCSS('color', await color(4, 5, 6))
    await stayed(page)
  })
  await test.step('styles of docs, and styles with a mistake', async () => {
    await open()
    await expect(title).toHaveCSS('color', await color(10, 11, 12))
    await stayed(page)
    await site.write('src/site.css', 'h1 { color: rgb(10, 11, 12) \n\n} } {\n')
    await site.write('content/index.md', home.replace('First', 'Second'))
    await expect(content(page)).toContainText('Second words.')
    await expect(title).toHaveCSS('color', 'rgb(10, 11, 12)')
    await expect(title).toHaveCSS('color', await color(7, 8, 9))
  })
  await test.step('pages that are scripts', async () => {
    await page.goto('about:blank') // a page that is new loads those that are open again
    const team = (name: string) =>
      site.write('src/pages/team.tsx', `export default function Team() { return <h1>${name}</h1> }\n`)
    await team('Us')
    await expect.poll(async () => (await page.request.get(`${site.url}team`)).status()).toBe(200)
    await open('team')
    await expect(title).toHaveText('Us')
    await team('Them')
    await expect(title).toHaveText('Them')
    await stayed(page)
  })
})

test('docgen.yaml shows in place, and reloads the page only for what its scripts and its head have', async ({
  site,
  open,
  page,
}) => {
  const config = (title: string, more = '') => site.write('docgen.yaml', files['docgen.yaml'].replace('Site', title) + more)
  const bar = (id: string) => `  announcementBar: {id: ${id}, content: News of ${id}}\n`
  const news = page.getByRole('region', { name: 'Announcement' })
  await open()
  await page.getByText('More').click()
  await page.getByRole('tab', { name: 'Two' }).click()
  await config('Mine', `  footer: {copyright: All mine}\n${bar('one')}`)
  await expect(page).toHaveTitle('Welcome | Mine')
  await expect(page.getByText('All mine')).toBeVisible()
  await expect(news).toHaveText('News of one')
  await news.getByRole('button').click()
  await expect(news).toHaveCount(0)
  await config('Mine', bar('two'))
  await expect(news).toHaveText('News of two')
  await expect(page.getByText('All mine')).toHaveCount(0)
  await config('Mine', "  brand: '#7c3aed'\n")
  await expect(content(page).getByText('Hidden words.')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('--color-accent', /#7c3aed/)
  await expect(page.getByRole('tab', { name: 'Two', selected: true })).toBeVisible()
  await page.getByRole('link', { name: 'Last', exact: true }).first().click()
  await expect(page).toHaveTitle('Last | Mine')
  await page.getByRole('link', { name: 'Welcome', exact: true }).first().click()
  await expect(page).toHaveTitle('Welcome | Mine')
  await stayed(page)
  await config('Mine', 'headTags: [{tagName: meta, attributes: {name: own, content: mine}}]\n')
  await expect(page.locator('meta[name="own"]')).toBeAttached()
  await expect.poll(() => page.evaluate(() => 'stayed' in window)).toBe(false)
  await config('Mine')
})

test('a page with components follows its text and its components', async ({ site, open, page }) => {
  await open('live')
  await page.getByRole('button', { name: 'Count 0' }).click()
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible()
  await site.write('content/live.mdx', live.replace('Before.', 'After {1 + 1}.'))
  await expect(content(page)).toContainText('After 2.')
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible()
  await site.write('content/live.mdx', live.replace('Before.', 'After {1 +'))
  await expect(overlay(page)).toContainText('content/live.mdx:5')
  await expect(content(page)).toContainText('After 2.')
  await site.write('content/live.mdx', live.replace('Before.', 'Mended.'))
  await expect(content(page)).toContainText('Mended.')
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible()
  await site.write('src/Count.tsx', count.replace('>Count {n}<', '>Total {n}<'))
  await expect(page.getByRole('button', { name: 'Total 1' })).toBeVisible()
  await site.write('src/Count.tsx', count.replace('useState(0)', 'useState(5)'))
  await page.getByRole('button', { name: 'Count 5' }).click()
  await expect(page.getByRole('button', { name: 'Count 6' })).toBeVisible()
  await site.write('src/Count.tsx', 'export function Count() { return <b>Counted</b> }\n')
  await expect(page.getByText('Counted')).toBeVisible()
  await stayed(page)
})

test('tabs of components are made once, and the open one stays', async ({ site, open, page }) => {
  await open('choices')
  await expect(page.getByRole('tablist')).toHaveCount(1)
  await page.getByRole('tab', { name: 'B' }).click()
  await site.write('content/choices.mdx', tabs.replace('In b.', 'In b, changed.'))
  await expect(page.getByText('In b, changed.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(page.getByRole('tab', { name: 'B', selected: true })).toBeVisible()
  await expect(page.getByText('In a.')).toBeHidden()
  await stayed(page)
})

test('a component of the theme changes in place and keeps its state', async ({ site, open, page }) => {
  await open()
  await page.getByRole('button', { name: 'Own 0' }).click()
  await expect(page.getByRole('button', { name: 'Own 1' })).toHaveCSS('color', 'rgb(0, 128, 0)')
  await site.write('src/theme/Footer.tsx', footer.replace('Own {n}', 'Mine {n}'))
  await expect(page.getByRole('button', { name: 'Mine 1' })).toBeVisible()
  await site.write('src/theme/own.module.css', '.own { color: rgb(0, 0, 128); }\n')
  await expect(page.getByRole('button', { name: 'Mine 1' })).toHaveCSS('color', 'rgb(0, 0, 128)')
  await site.write('src/theme/Footer.tsx', footer.replace('Own {n}', '{1 +'))
  await expect(overlay(page)).toContainText('src/theme/Footer.tsx:')
  await expect(page.getByRole('button', { name: 'Mine 1' })).toBeAttached()
  await site.write(
    'src/theme/Footer.tsx',
    footer.replace('Own {n}', '{(() => { throw new Error("on purpose") })()}'),
  )
  await expect(page.getByText('This page crashed')).toBeVisible()
  await expect(overlay(page)).toContainText('src/theme/Footer.tsx:6:')
  await expect(overlay(page)).toContainText('the component threw an error: on purpose')
  await expect.poll(site.said).toContain('error: the component threw an error: on purpose  [theme]')
  await site.write('content/guide/setup.md', '# Set up anew\n')
  await expect.poll(site.said).toMatch(/^updated content\/guide\/setup.md in \d+ ms: 1 error\n$/m)
  await expect(overlay(page)).toContainText('src/theme/Footer.tsx:6:')
  await site.write('src/theme/Footer.tsx', footer.replace('useState(0)', 'useState(7)'))
  await expect(overlay(page)).toHaveCount(0)
  await expect
    .poll(site.said)
    .toMatch(/^fixed: src\/theme\/Footer.tsx:6:.*\nupdated .*: no problems left\n$/m)
  expect(
    site.said().match(/threw an error: on purpose/g),
    'said when it appears, and when it is fixed',
  ).toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Own 7' })).toBeVisible()
  await site.write('content/index.md', home.replace('First', 'Second'))
  await expect(content(page)).toContainText('Second words.')
  await stayed(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Own 7' })).toBeVisible()
  await test.step('a component that the site has not replaced so far', async () => {
    const backToTop = (text: string) =>
      site.write(
        'src/theme/BackToTop.tsx',
        `export function BackToTop() { return <b>Own top {${text}}</b> }\n`,
      )
    await backToTop('1 +')
    await expect(overlay(page)).toContainText('src/theme/BackToTop.tsx:1:53')
    await backToTop('1 + 1')
    await expect(page.getByText('Own top 2')).toBeAttached()
  })
})

test('open pages find the preview again when it is back', async ({ site, page }) => {
  await page.goto(site.url)
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
  const code = await site.stop()
  expect(code).toBe(0)
  await expect(notice(page)).toContainText('The preview has stopped')
  await site.write('content/index.md', home.replace('First', 'Later'))
  await site.restart()
  await expect(content(page)).toContainText('Later words.')
  await expect(notice(page)).toHaveCount(0)
})
