import { basePath, expect, hydrated, test } from './site'

test('a link to another page fetches its data and changes the page in place', async ({ quietPage: page }) => {
  await page.goto('')
  await hydrated(page)
  await page.evaluate(() => {
    document.body.dataset.same = 'yes'
  })
  const data = page.waitForResponse((response) => response.url().endsWith('/api/window/index.json'))
  await page.getByRole('complementary').getByRole('link', { name: 'Window', exact: true }).click()
  await data
  await expect(page.getByRole('heading', { level: 1, name: 'Window' })).toBeVisible()
  await expect(page).toHaveTitle('Window | Phoenix')
  expect(new URL(page.url()).pathname).toBe(`${basePath}api/window`)
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('back returns to the page and the place before', async ({ quietPage: page }) => {
  await page.goto('api/modal')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('complementary').getByRole('link', { name: 'Window', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Window' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Modal' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('an anchor is scrolled to, clear of the navbar', async ({ quietPage: page }) => {
  await page.goto('api/modal#interface')
  await hydrated(page)
  const navbar = await page.getByRole('banner').boundingBox()
  const heading = await page.locator('#interface').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(navbar?.height ?? Number.NaN)
  expect(heading?.y).toBeLessThan(200)
})

test('an unknown path is answered with status 404 and a page that says so', async ({ page }) => {
  const response = await page.goto('no/such/page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found | Phoenix')
})

test('addresses of files show the page under its one address', async ({ quietPage: page }) => {
  for (const form of ['api/window/', 'api/window.html', 'api/window/index.html']) {
    await page.goto(form)
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe(`${basePath}api/window`)
    await expect(page.getByRole('heading', { level: 1, name: 'Window' })).toBeVisible()
  }
})
