import { refusals } from './policy'
import { servers } from './servers'
import { expect, routes, settled, test } from './site'

/** Number of pages for one test, so that tests can run in parallel. */
const stretch = 10

for (let first = 0; first < routes.length; first += stretch) {
  const addresses = routes.slice(first, first + stretch).map((route) => servers.phoenix.url + route)
  test(`all pages from ${first + 1} to ${first + addresses.length} load, hydrate, say nothing in the console and keep to the policy`, async ({
    quietPage: page,
  }) => {
    const refused = await refusals(page)
    for (const address of addresses) {
      await page.goto(address)
      await settled(page)
      await expect(page).toHaveURL(address)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('body style')).toHaveCount(0)
      await expect(page.locator('body [style]')).toHaveCount(0)
    }
    expect(refused).toEqual([])
  })
}
