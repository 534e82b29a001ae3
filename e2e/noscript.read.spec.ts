import { basePath, expect, routes, sidebarOf, test } from './site'

test('B4 without JavaScript every page shows its text, its place in the sidebar, and leads to those beside it', async ({
  page,
  request,
}) => {
  const pagination = page.getByRole('navigation', { name: 'Docs pages' })
  await test.step('in a browser', async () => {
    await page.goto(routes[1] ?? '')
    for (const here of [1, 2, 3]) {
      await expect(page.locator('h1')).toBeVisible()
      const current = sidebarOf(page).locator('[aria-current="page"]')
      await expect(current).toHaveAttribute('href', basePath + routes[here])
      const previous = pagination.getByRole('link', { name: /^Previous/ })
      await expect(previous).toHaveAttribute('href', basePath + routes[here - 1])
      await pagination.getByRole('link', { name: /^Next/ }).click()
      await expect(page).toHaveURL((url) => url.pathname === basePath + routes[here + 1])
    }
  })
  await test.step('the HTML of every page', async () => {
    for (const [number, route] of routes.entries()) {
      const html = await (await request.get(route)).text()
      const hrefs = (of: string | undefined) =>
        [...(of ?? '').matchAll(/<a\b[^>]*>/g)].map(([tag]) => /\shref="([^"]*)"/.exec(tag)?.[1])
      const beside = [routes[number - 1], routes[number + 1]].filter((route) => route !== undefined)
      const [pages] = /<nav[^>]*aria-label="Docs pages".*?<\/nav>/s.exec(html) ?? []
      if (number > 0) {
        expect(hrefs(pages), route).toEqual(beside.map((route) => basePath + route))
        const current = [...html.matchAll(/<a\b[^>]*aria-current="page"[^>]*>/g)].map(
          ([tag]) => hrefs(tag)[0],
        )
        expect(current, route).toContain(basePath + route)
      }
      expect(html, route).toMatch(/<h1\b/)
    }
  })
})

test('without JavaScript the sidebar leads to every page', async ({ page }) => {
  await page.goto('api/window')
  const links = page.getByRole('complementary').getByRole('link')
  const paths = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(paths).toEqual(routes.map((route) => basePath + route))
})
