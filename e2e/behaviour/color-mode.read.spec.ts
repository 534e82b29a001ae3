import { servers } from '../servers'
import { expect, test } from '../site'

const { fixture, phoenix } = servers

test('W28 F8 without scripts there is no button for the mode, and a site that follows the system is dark on a dark system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${phoenix.url}api/window`)
  const banner = page.getByRole('banner')
  const toggle = banner.locator('button[aria-label^="Switch between"]')
  await expect(toggle).toHaveCount(1)
  await expect(toggle).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await page.goto(fixture.url)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(banner.locator('img').filter({ visible: true })).toHaveAttribute(
    'src',
    '/fixture/img/logo-dark.svg',
  )
})
