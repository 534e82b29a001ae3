import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { launchOptions } from './browser'
import type { Screen } from './screens'
import { test as base, expect, setMode } from './site'

/*
 * The screens as small images. They are compared with those in e2e/visual, which a person has looked at in full
 * size. UPDATE=1 takes them again. The text is set in fonts from npm as web fonts, because Chromium rounds the
 * widths of letters of installed fonts. The comparison tolerates how the fonts are drawn.
 */

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

/** What a test of images needs in test.use. */
export const options = {
  // Playwright's own reduced motion does not reach SVG images.
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--force-prefers-reduced-motion'] },
  bypassCSP: true, // for the fonts
}

/** A page in which every document has the fonts. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript((fonts) => {
      document.addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style')
        style.textContent = fonts
        document.head.append(style)
      })
    }, fonts)
    await use(page)
  },
})

/** A way to look at a screen. */
export type Look = 'light' | 'dark' | 'forced'

export interface Shot {
  name: string
  show: Screen
  width: number
  looks: readonly Look[]
}

/** Expects a screen to look as in e2e/visual, at one width. */
export async function expectApproved(page: Page, { name, show, width, looks }: Shot) {
  await page.setViewportSize({ width, height })
  await show(page, { isWide: width > 996 })
  for (const look of looks) {
    await setMode(page, look === 'dark' ? 'dark' : 'light')
    await page.emulateMedia({ forcedColors: look === 'forced' ? 'active' : 'none' })
    const file = `${name.replaceAll(' ', '-')}-${width}-${look}.png`
    const image = await imageOf(page, width)
    expect.soft(image).toMatchSnapshot(file, tolerance)
  }
}

/** Takes a small image of the visible part of a page. */
async function imageOf(page: Page, width: number): Promise<Buffer> {
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
  await client.detach()
  return Buffer.from(data, 'base64')
}
