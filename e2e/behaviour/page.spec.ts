import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { basePath, expect, inOrder, routes, sidebarOf, test, titleOf, visit } from '../site'

// What is around the content is tested in cmd/docgen/testdata/script, in the files named authoring_*.

const { fixture, pages } = servers
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('B1 B3 W27 breadcrumbs lead from home to the page, and the edit link opens its source', async ({
  page,
}) => {
  await visit(page, `${fixture.url}guide/deep/page`)
  const steps = breadcrumbs(page).getByRole('listitem')
  await expect(steps).toHaveText(['', 'Guide', 'Deep', 'Deep page'])
  await expect(breadcrumbs(page).getByRole('link')).toHaveCount(2)
  const home = breadcrumbs(page).getByRole('link', { name: 'Home page' })
  await expect(home).toHaveAttribute('href', '/fixture/')
  const category = breadcrumbs(page).getByRole('link', { name: 'Deep', exact: true })
  await expect(category).toHaveAttribute('href', '/fixture/guide/deep')
  await expect(breadcrumbs(page).locator('[aria-current="page"]')).toHaveText('Deep page')
  await inOrder([breadcrumbs(page), titleOf(page, 'Deep page')])
  const link = page.getByRole('link', { name: 'Edit this page' })
  const source = 'https://github.com/example/fixture/edit/main/content/guide/deep/page.md'
  await expect(link).toHaveAttribute('href', source)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link.locator('svg')).toBeVisible()
})

test('B2 a page names its version, and an old one leads to the latest, which is remembered', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}1.0/guide`)
  const version = page.getByText('Version: 1.0 (old)')
  await inOrder([breadcrumbs(page), version, page.getByRole('heading', { level: 1 })])
  await expect(version).toBeVisible()
  const banner = page.getByRole('alert')
  await expect(banner).toContainText(
    'This is documentation for Versions 1.0 (old), which is no longer actively maintained.',
  )
  await expect(banner).toContainText('For up-to-date documentation, see the latest version (2.0).')
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(`${pages.url}guide`)
  await expect(page.getByText('Version: 2.0')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('2.0')
  await visit(page, `${pages.url}next/guide`)
  await expect(page.getByRole('alert')).toContainText('This is unreleased documentation for')
  await visit(page, `${pages.url}1.0/only-here`)
  await page.getByRole('alert').getByRole('link').click()
  await expect(page, 'the main page, if the latest version does not have the page').toHaveURL(pages.url)
})

test('B2 B4 previous and next lead from page to page, and one version alone is not named', async ({
  quietPage: page,
}) => {
  // noscript.spec.ts checks that every page links to its neighbors.
  const way = [routes[1], routes[2]]
  const next = pagination(page).getByRole('link', { name: /^Next/ })
  const previous = pagination(page).getByRole('link', { name: /^Previous/ })
  await visit(page, way[0] ?? '')
  await expect(page.getByText('Version:').or(page.getByRole('alert'))).toHaveCount(0)
  await next.click()
  await expect(page).toHaveURL(`${servers.phoenix.url}${way[1]}`)
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveAttribute(
    'href',
    `${basePath}${way[1]}`,
  )
  await expect(pagination(page).getByRole('link')).toHaveCount(2)
  const [left, right] = [await box(previous), await box(next)]
  expect(left.width).toBe(right.width)
  expect(left.y).toBe(right.y)
  await previous.click()
  await expect(page).toHaveURL(`${servers.phoenix.url}${way[0]}`)
  // The home page is a landing page, which leads on in other ways.
  await previous.click()
  await expect(page).toHaveURL(servers.phoenix.url)
  await expect(previous.or(next)).toHaveCount(0)
  await test.step('next alone stands at the end', async () => {
    await visit(page, fixture.url)
    await expect(pagination(page).getByRole('link')).toHaveAttribute('rel', 'next')
    const [all, alone] = [await box(pagination(page)), await box(pagination(page).getByRole('link'))]
    expect(alone.x).toBeGreaterThan(all.x + all.width / 2)
  })
})
