import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { basePath, expect, inOrder, read, routes, test, titleOf } from '../site'

// What is around the content is tested in cmd/docgen/testdata/script, in the files named authoring_*, and that previous
// and next lead from page to page in ../noscript.read.spec.ts.

const { fixture } = servers
const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' })
const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content' })

test('B1 B3 W27 breadcrumbs lead from home to the page, and the edit link opens its source', async ({
  page,
}) => {
  await read(page, `${fixture.url}guide/deep/page`)
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
  await expect(link.locator('svg')).toHaveCount(1)
})

test('B2 B4 one version alone is not named, and the landing page leads on in ways of its own', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await read(page, basePath)
  await expect(main.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
  await read(page, basePath + routes[1])
  await expect(main.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveCount(2)
  await expect(main.getByText('Version:').or(main.getByRole('alert'))).toHaveCount(0)
  await test.step('next alone stands at the end', async () => {
    await page.goto(fixture.url)
    const next = pagination(page).getByRole('link')
    await expect(next).toHaveAttribute('rel', 'next')
    const middle = async () => {
      const all = await box(pagination(page))
      return (await box(next)).x - all.x - all.width / 2
    }
    await expect.poll(middle).toBeGreaterThan(0)
  })
})

test('H12 H13 W27 the parts of a page are in order, and each landmark has a name or is the only one', async ({
  page,
}) => {
  await page.goto(`${fixture.url}guide/setup`)
  const main = page.getByRole('main')
  await inOrder([
    skipLink(page),
    page.getByRole('region', { name: 'Announcement' }),
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }),
    page.getByRole('complementary').getByRole('navigation', { name: 'Docs sidebar' }),
    main,
    page.getByRole('contentinfo'),
  ])
  await inOrder([
    main.getByRole('navigation', { name: 'Breadcrumbs' }),
    main.getByRole('article').getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: 'Edit this page' }),
    main.getByRole('navigation', { name: 'Docs pages' }),
    main.getByRole('navigation', { name: 'On this page' }),
  ])
  for (const role of ['banner', 'contentinfo', 'main', 'complementary'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1)
  }
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('navigation')).toHaveCount(5)
  const last = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last()
  await expect(last.locator('[aria-current="page"]')).toHaveText('Set-up')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Fixture', exact: true })
  await expect(brand).toHaveText('Fixture')
  await expect(brand.getByRole('img'), 'no image repeats the text beside it').toHaveCount(0)
  await test.step('B4 previous and next are two equal columns', async () => {
    const beside = async () => {
      const left = await box(pagination(page).getByRole('link', { name: /^Previous/ }))
      const right = await box(pagination(page).getByRole('link', { name: /^Next/ }))
      return [left.width - right.width, left.y - right.y]
    }
    await expect.poll(beside).toEqual([0, 0])
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await inOrder([
    main.locator('summary', { hasText: 'On this page' }),
    main.getByRole('heading', { level: 1 }),
  ])
})
