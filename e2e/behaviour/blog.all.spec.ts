import { violations } from '../axe'
import { servers } from '../servers'
import { shiftsOf, watchShifts } from '../shifts'
import { expect, setMode, test as base, visit, widthOf } from '../site'

const { url } = servers.blog

/** Pages of kinds that posts.spec.ts does not open. */
const kinds = [
  'blog/page/3',
  'blog/2024/03/07/water',
  'blog/2025/04/22/code',
  'blog/2025/06/18/long',
  'blog/2025/07/07/wide',
  'blog/notes/steeping',
  'blog/2024/11/05/unlisted',
  'changelog/1.2.0',
  'ar/blog',
  'ar/blog/2024/01/15/hello',
]

/** Answers requests to the public address of the site, where an author has an image. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.route('https://blog.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await use(page)
  },
})

for (const width of [1440, 390]) {
  test(`axe finds nothing wrong, light or dark, and nothing lies beside the window: ${width} px`, async ({
    quietPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const address of [...kinds, 'blog/authors']) {
      await visit(page, url + address)
      await expect.poll(() => shiftsOf(page), `${address}: nothing moves while it loads`).toEqual([])
      for (const mode of ['light', 'dark']) {
        await setMode(page, mode)
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await expect.poll(() => violations(page), `${address}, ${mode}`).toEqual([])
      }
      await expect.poll(() => widthOf(page), address).toBe(width)
    }
  })
}
