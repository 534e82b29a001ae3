import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import { launchOptions } from './browser'
import { screens } from './screens'
import { expect, hydrated, setMode, test } from './site'

/*
 * The screens as small images. They are compared with those in e2e/visual, which a person has looked at in full
 * size. UPDATE=1 takes them again. The text is set in fonts from npm, so that it is equally wide on all machines,
 * and the comparison tolerates how they draw it.
 */

// Playwright's own reduced motion does not reach SVG images.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--force-prefers-reduced-motion'] },
})

const widths = [390, 768, 1024, 1440, 2560]
/** Those that are taken in forced colors, too. */
const forced = [390, 1440]
const height = 900
/** Width of the images in pixels. */
const small = 360
/** How far the color of a pixel may be off, from 0 to 1, and how many pixels may be further off. */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.012 }

const { resolve } = createRequire(import.meta.url)
const fontFace = (family: string, name: string) => {
  const file = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${file.toString('base64')}) }`
}
const fonts = `
  ${fontFace('Test text', 'inter')}
  ${fontFace('Test code', 'jetbrains-mono')}
  :root { --font-body: 'Test text'; --font-code: 'Test code' }
  * { caret-color: transparent !important }`

/** Opens a page in which every document has the fonts. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height },
    reducedMotion: 'reduce',
    bypassCSP: true, // for the fonts
  })
  await context.addInitScript((fonts) => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = fonts
      document.head.append(style)
    })
  }, fonts)
  return context.newPage()
}

/** Takes a small image of the visible part of a page. */
async function imageOf(page: Page, width: number): Promise<Buffer> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    function isInView(image: HTMLImageElement) {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < window.innerHeight
    }
    // An image whose source changes with the color mode stops decoding; it then decodes the new one.
    await Promise.all(
      [...document.images].filter(isInView).map((image) => image.decode().catch(() => image.decode())),
    )
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
  })
  const client = await page.context().newCDPSession(page)
  const { pageX: x, pageY: y } = (await client.send('Page.getLayoutMetrics')).cssVisualViewport
  const { data } = await client.send('Page.captureScreenshot', {
    clip: { x, y, width, height, scale: small / width },
  })
  return Buffer.from(data, 'base64')
}

for (const [name, show] of Object.entries(screens)) {
  test(`${name} looks as it did when it was last approved`, async ({ browser }) => {
    const page = await openPage(browser)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await show(page, { isWide: width > 996 })
      for (const mode of ['light', 'dark']) {
        await setMode(page, mode)
        const file = `${name.replaceAll(' ', '-')}-${width}-${mode}.png`
        expect.soft(await imageOf(page, width)).toMatchSnapshot(file, tolerance)
      }
      await setMode(page, 'light')
      if (forced.includes(width)) {
        await page.emulateMedia({ forcedColors: 'active' })
        const file = `${name.replaceAll(' ', '-')}-${width}-forced.png`
        expect.soft(await imageOf(page, width)).toMatchSnapshot(file, tolerance)
        await page.emulateMedia({ forcedColors: 'none' })
      }
    }
    await page.context().close()
  })
}
