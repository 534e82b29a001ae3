import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { expect, setMode, test, visit, widthOf } from '../site'

const blog = servers.blog.url

/** The addresses of pages that show different things. */
const shown = {
  'a list': 'blog',
  'a post with every field': 'blog/every-field',
  'a post of guests': 'blog/2026/03/03/guest',
  'a post with components': 'blog/2026/01/20/boxes',
  'a post without an author': 'blog/2025/09/09/anonymous',
  'the archive': 'blog/archive',
  'all tags': 'blog/tags',
  'a tag': 'blog/tags/tea',
  'all authors': 'blog/authors',
  'an author': 'blog/authors/ada',
  'a changelog': 'changelog',
  'a post that is not translated': 'ar/blog/every-field',
}

/** Answers requests to the site's public address, where an author has an image. */
async function withoutNetwork(page: Page) {
  await page.route('https://blog.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

for (const [name, address] of Object.entries(shown)) {
  test(`axe finds nothing on ${name}, which fits every window`, async ({ page }) => {
    await withoutNetwork(page)
    for (const [width, mode] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, blog + address)
      await setMode(page, mode)
      await expect.poll(() => violations(page)).toEqual([])
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width)
    }
  })
}
