import { servers } from '../servers'
import { expect, read, test, titleOf } from '../site'

const { url } = servers.theming

/** The pages, with their first heading and their title in the tab. */
const pages = [
  { path: '', heading: 'A page made by hand', title: 'Home | Theming' },
  { path: 'team/people', heading: 'People', title: 'People | Theming' },
  { path: 'about', heading: 'About', title: 'About | Theming' },
  { path: 'docs/guide', heading: 'Guide', title: 'Guide | Theming' },
  { path: 'docs/intro', heading: 'Welcome', title: 'Welcome | Theming' },
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the text of every page can be read', async ({ page }) => {
    for (const { path, heading, title } of pages) {
      await read(page, url + path)
      await expect(titleOf(page, heading)).toBeVisible()
      await expect(page).toHaveTitle(title)
      // overrides: of a folder with a drawing, around the theme's own, a copy of the theme's
      await expect(page.getByRole('link', { name: 'Theming by hand' }).locator('svg path')).toHaveCount(1)
      await expect(page.getByText("a line of the site's own")).toBeVisible()
      await expect(page.getByText("The theme's own footer")).toBeVisible()
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1c6b45')
    }
    await page.goto(url)
    await expect(page.getByText('Hello reader, 0 times')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Build' })).toBeVisible()
    await expect(titleOf(page, 'A page made by hand')).toHaveCSS('font-size', '40px')
  })
})
