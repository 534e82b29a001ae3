import { basePath, expect, routes, test } from './site'

test.use({ javaScriptEnabled: false })

test('without JavaScript every page shows its text and leads to the next', async ({ page }) => {
  await page.goto('')
  const visited = ['']
  for (;;) {
    await expect(page.locator('h1')).toBeVisible()
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ })
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
