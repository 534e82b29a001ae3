import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { openBuiltSite } from '../builtSite'
import { openPreview } from '../preview'
import { hydrated } from '../site'
import { exampleSite, type Files } from './examples'
import { type Shot, shots } from './shots'

const images = join(import.meta.dirname, '../../docs/static/img/screenshots')
const isUpdate = process.env.UPDATE === '1'

interface Site {
  url: string
  close(): Promise<void>
}

const sites = new Map<string, Promise<Site>>()

/** Shots of one example share its site. */
function siteOf({ site, isPreview }: Shot): Promise<Site> {
  const key = JSON.stringify({ site, isPreview })
  const open: (files: Files) => Promise<Site> = isPreview ? openPreview : openBuiltSite
  const opened = sites.get(key) ?? exampleSite(site).then(open)
  sites.set(key, opened)
  return opened
}

test.afterAll(async () => {
  await Promise.all([...sites.values()].map(async (site) => (await site).close()))
  sites.clear()
})

for (const shot of shots) {
  test(`the screenshot ${shot.name} shows the site of today`, async ({ browser }) => {
    const { url } = await siteOf(shot)
    const text = join(import.meta.dirname, 'text', `${shot.name}.yaml`)
    const [shown, light] = await take(browser, url, shot, 'light')
    if (isUpdate) {
      const [, dark] = await take(browser, url, shot, 'dark')
      await writeFile(text, shown)
      await writeFile(join(images, `${shot.name}-light.webp`), light)
      await writeFile(join(images, `${shot.name}-dark.webp`), dark)
    }
    expect(shown, 'run "make screenshots", and look at the images').toBe(await readFile(text, 'utf8'))
  })
}

test('the guide has the screenshots that it lists, and they are small', async () => {
  const files = await readdir(images)
  expect(files.sort()).toEqual(
    shots.flatMap(({ name }) => [`${name}-dark.webp`, `${name}-light.webp`]).sort(),
  )
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(images, file))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
})

/** Returns what a page shows, as text and as an image. */
async function take(
  browser: Browser,
  url: string,
  shot: Shot,
  mode: 'light' | 'dark',
): Promise<[string, Buffer]> {
  const context = await browser.newContext({
    viewport: { width: shot.width ?? 1000, height: shot.height ?? 640 },
    deviceScaleFactor: shot.scale ?? 2,
    colorScheme: mode,
    reducedMotion: 'reduce',
    bypassCSP: true, // for the style below
  })
  const page = await context.newPage()
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode)
  await page.goto(url + shot.path)
  await hydrated(page)
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
  await shot.steps?.(page)
  const shown = (await page.locator('body').ariaSnapshot()).replaceAll(url, '/')
  const client = await context.newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  await context.close()
  return [`${shown}\n`, Buffer.from(data, 'base64')]
}
