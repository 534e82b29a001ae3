import { basePath, expect, routes, sidebarOf, test } from './site'

test.use({ javaScriptEnabled: false })

test('B4 without JavaScript every page shows its text, its place in the sidebar, and leads to those beside it', async ({
  page,
}) => {
  await page.goto(routes[1] ?? '')
  const pagination = page.getByRole('navigation', { name: 'Docs pages' })
  const next = pagination.getByRole('link', { name: /^Next/ })
  const previous = pagination.getByRole('link', { name: /^Previous/ })
  const visited = routes.slice(0, 2)
  for (;;) {
    const here = visited.at(-1) ?? ''
    await expect(page.locator('h1')).toBeVisible()
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveAttribute('href', basePath + here)
    await expect(previous).toHaveAttribute('href', basePath + visited.at(-2))
    if ((await next.count()) === 0) break
    await next.click()
    visited.push(new URL(page.url()).pathname.slice(basePath.length))
  }
  expect(visited).toEqual(routes)
})

test('without JavaScript the sidebar leads to every page', async ({ page }) => {
  await page.goto('api/window')
  const links = page.getByRole('complementary').getByRole('link')
  const paths = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
  expect(paths).toEqual(routes.map((route) => basePath + route))
})
