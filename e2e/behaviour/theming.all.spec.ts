import { violations } from '../axe'
import { servers } from '../servers'
import { expect, test, titleOf, visit, widthOf } from '../site'

const { url } = servers.theming

/** The pages, with their first heading and their title in the tab. */
const pages = [
  { path: '', heading: 'A page made by hand', title: 'Home | Theming' },
  { path: 'team/people', heading: 'People', title: 'People | Theming' },
  { path: 'about', heading: 'About', title: 'About | Theming' },
  { path: 'docs/guide', heading: 'Guide', title: 'Guide | Theming' },
  { path: 'docs/intro', heading: 'Welcome', title: 'Welcome | Theming' },
]

/** The colors that docgen derives from the brand, and their mix with the page behind a highlighted line. */
const accents = { light: 'rgb(28, 107, 69)', dark: 'rgb(79, 154, 113)' }

for (const width of [1440, 390]) {
  test(`a site's own code: every page is whole, quiet and accessible, light or dark, ${width} px`, async ({
    quietPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path, heading, title } of pages) {
      await page.emulateMedia({ colorScheme: 'light' })
      await visit(page, url + path)
      await expect(titleOf(page, heading)).toBeVisible()
      await expect(page).toHaveTitle(title)
      // overrides: of a folder with a drawing, around the theme's own, a copy of the theme's
      await expect(page.getByRole('link', { name: 'Theming by hand' }).locator('svg path')).toHaveCount(1)
      await expect(page.getByText("a line of the site's own")).toBeVisible()
      await expect(page.getByText("The theme's own footer")).toBeVisible()
      // elements of the config, allowed by the policy
      await expect(page.locator('html')).toHaveAttribute('data-own', 'inline')
      await expect(page.locator('html')).toHaveAttribute('data-script', 'file')
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1c6b45')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        // styles: the site's tokens win, and so does what is linked last
        const link = page.getByRole('link', { name: 'Theming by hand' })
        await expect(link).toHaveCSS('color', accents[colorScheme])
        await expect(link).toHaveCSS('text-decoration-line', 'none')
        await expect.poll(() => widthOf(page)).toBe(width)
        await expect.poll(() => violations(page), `${path}, ${colorScheme}`).toEqual([])
      }
    }
  })
}
