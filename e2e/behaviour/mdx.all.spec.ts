import { violations } from '../axe'
import { servers } from '../servers'
import { expect, setMode, test, visit } from '../site'

const mdx = servers.mdx.url

test("components of content hold to axe's rules, light or dark", async ({ quietPage: page }) => {
  await visit(page, `${mdx}components`)
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode)
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    await expect.poll(() => violations(page), mode).toEqual([])
  }
})
