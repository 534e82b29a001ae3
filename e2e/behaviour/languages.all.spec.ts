import { violations } from '../axe'
import { servers } from '../servers'
import { expect, setMode, test, visit } from '../site'

const { url } = servers.languages

for (const mode of ['light', 'dark']) {
  test(`no page violates a rule of accessibility in any language: ${mode}`, async ({ quietPage: page }) => {
    await visit(page, `${url}docs`)
    await setMode(page, mode)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['ar/docs/guide/brew', 'ar/docs/guide/store', 'de/docs/guide/clean', 'ja/docs']) {
        await visit(page, url + path)
        await expect.poll(() => violations(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
}
