import { violations } from './axe'
import { servers } from './servers'
import { expect, test, visit, widthOf } from './site'

const elements = ['', 'all', 'glossary', 'window', 'asked', 'own', 'api', 'api/pets/put-pet'].map(
  (path) => servers.elements.url + path,
)
const infima = ['', 'guide'].map((path) => servers.infima.url + path)

for (const mode of ['light', 'dark']) {
  for (const width of [320, 390, 768, 1440]) {
    test(`all elements, signatures, pages of an API and classes of Infima are accessible and fit, ${mode}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const address of [...elements, ...infima]) {
        await visit(page, `${address}?docgen-theme=${mode}`)
        await expect.poll(() => violations(page), address).toEqual([])
        await expect.poll(() => widthOf(page), address).toBe(width)
      }
    })
  }
}
