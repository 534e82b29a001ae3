import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { basePath, changePage, expect, inOrder, routes, sidebarOf, test, titleOf, visit } from '../site'

const fixture = servers.fixture.url
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })

/** Navigates to a page whose data changePage has changed. */
async function turnTo(page: Page, label: string) {
  await sidebarOf(page).getByRole('link', { name: label, exact: true }).click()
  await expect(titleOf(page, label)).toBeVisible()
}

test('B1 W27 breadcrumbs lead from home over the category and its group to the page, which is marked', async ({
  page,
}) => {
  await visit(page, 'api/window')
  const steps = breadcrumbs(page).getByRole('listitem')
  await expect(steps).toHaveText(['', 'API', 'Windows and screens', 'Window'])
  const home = breadcrumbs(page).getByRole('link')
  await expect(home).toHaveCount(1)
  await expect(home).toHaveAccessibleName('Home page')
  await expect(home).toHaveAttribute('href', basePath)
  await expect(breadcrumbs(page).locator('[aria-current="page"]')).toHaveText('Window')
  await inOrder([breadcrumbs(page), titleOf(page, 'Window')])
})

test('B1 a category with a page is a link', async ({ page }) => {
  await visit(page, `${fixture}guide/deep/page`)
  await expect(breadcrumbs(page).getByRole('listitem')).toHaveText(['', 'Guide', 'Deep', 'Deep page'])
  await expect(breadcrumbs(page).getByRole('link', { name: 'Deep', exact: true })).toHaveAttribute(
    'href',
    '/fixture/guide/deep',
  )
})

test('B2 one version alone is not named', async ({ page }) => {
  await visit(page, 'api/window')
  await expect(page.getByText('Version:')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('B2 a page names its version, and an old one leads to the latest, which is remembered', async ({
  quietPage: page,
}) => {
  await visit(page, `${servers.pages.url}1.0/guide`)
  await expect(page.getByText('Version: 1.0 (old)')).toBeVisible()
  const banner = page.getByRole('alert')
  await expect(banner).toContainText(
    'This is documentation for Versions 1.0 (old), which is no longer actively maintained.',
  )
  await expect(banner).toContainText('For up-to-date documentation, see the latest version (2.0).')
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(`${servers.pages.url}guide`)
  await expect(page.getByText('Version: 2.0')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('2.0')
})

test('B2 a page of a version to come says so', async ({ page }) => {
  await visit(page, `${servers.pages.url}next/guide`)
  await expect(page.getByRole('alert')).toContainText('This is unreleased documentation for')
})

test('B2 a page that is missing in the latest version leads to its main page', async ({ page }) => {
  await visit(page, `${servers.pages.url}1.0/only-here`)
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL(servers.pages.url)
})

test('B3 the edit link opens the source of the page in a new tab', async ({ page }) => {
  await visit(page, `${fixture}guide/setup`)
  const link = page.getByRole('link', { name: 'Edit this page' })
  await expect(link).toHaveAttribute(
    'href',
    'https://github.com/example/fixture/edit/main/content/guide/setup.md',
  )
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link.locator('svg')).toBeVisible()
  await visit(page, 'api/window')
  await expect(link).toHaveCount(0)
})

test('B3 a page says when and by whom it was last changed', async ({ page }) => {
  await visit(page, `${servers.pages.url}guide`)
  await expect(page.getByText(/^Last updated on Nov 21, 2026 by Ada$/)).toBeVisible()
  await expect(page.locator('time')).toHaveAttribute('datetime', '2026-11-21T08:00:00Z')
})

test('B4 previous and next lead from page to page in the order of the sidebar, over categories too', async ({
  quietPage: page,
}) => {
  // noscript.spec.ts checks that every page links to its neighbors.
  const way = routes.slice(1, 10)
  await visit(page, way[0] ?? '')
  const next = pagination(page).getByRole('link', { name: /^Next/ })
  const previous = pagination(page).getByRole('link', { name: /^Previous/ })
  for (const route of way.slice(1)) {
    await next.click()
    await expect(page).toHaveURL(servers.phoenix.url + route)
    await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveAttribute('href', basePath + route)
  }
  for (const route of way.toReversed().slice(1)) {
    await previous.click()
    await expect(page).toHaveURL(servers.phoenix.url + route)
  }
  // The home page is a landing page, which leads on in other ways.
  await previous.click()
  await expect(page).toHaveURL(servers.phoenix.url)
  await expect(previous.or(next)).toHaveCount(0)
  await visit(page, routes.at(-1) ?? '')
  await expect(next).toHaveCount(0)
})

test('B4 each neighbour is a card with its side and its title; next alone stands at the end', async ({
  page,
}) => {
  await visit(page, 'api/key')
  const next = pagination(page).getByRole('link', { name: 'Next Keys' })
  const previous = pagination(page).getByRole('link', { name: 'Previous TypeScript' })
  const [left, right] = [await previous.boundingBox(), await next.boundingBox()]
  expect(left?.width).toBe(right?.width)
  expect(left?.y).toBe(right?.y)
  await visit(page, servers.fixture.url)
  await expect(pagination(page).getByRole('link')).toHaveAttribute('rel', 'next')
  const [all, alone] = [
    await pagination(page).boundingBox(),
    await pagination(page).getByRole('link').boundingBox(),
  ]
  expect(alone?.x).toBeGreaterThan((all?.x ?? Number.NaN) + (all?.width ?? Number.NaN) / 2)
})

test('B4 a neighbour that the page rules out is not there', async ({ quietPage: page }) => {
  await changePage(page, 'api/iterable', (data) => {
    data.previous = undefined
  })
  await visit(page, 'api/timer')
  await turnTo(page, 'Iterable')
  await expect(pagination(page)).toHaveCount(0)
})

test('B5 the tags of a page are listed below it', async ({ page }) => {
  await visit(page, `${servers.pages.url}guide`)
  await expect(page.getByRole('article').getByText('Tags:')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', /^\/pages\//)
})

test('B6 an unlisted page says who can find it, and search engines cannot', async ({ page }) => {
  await visit(page, `${fixture}guide/unlisted`)
  await expect(page.getByText('Unlisted page', { exact: true })).toBeVisible()
  await expect(page.getByText('Search engines will not index it')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
