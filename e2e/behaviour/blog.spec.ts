import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, isMarked, mark, test as base, titleOf, visit } from '../site'

const { url, basePath } = servers.blog

/** Answers requests to the public address of the site, where an author has an image. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.route('https://blog.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await use(page)
  },
})

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const recent = (page: Page) => navigation(page, 'Blog recent posts navigation')
const neighbors = (page: Page) => navigation(page, 'Blog post page navigation')
const pager = (page: Page) => navigation(page, 'Blog list page navigation')

/** The titles of the posts in a list, in its order. */
const listed = (page: Page) => main(page).locator('article.post > h2').allTextContents()

test('lists show summaries, newest first, and lead to older and newer posts', async ({ quietPage: page }) => {
  await visit(page, `${url}blog`)
  await expect(page).toHaveTitle('Kettle news | Kettle')
  const first = await listed(page)
  expect(first).toHaveLength(10)
  expect(first.slice(0, 3)).toEqual(['Every field', 'Levels of contents', 'Links everywhere'])
  await test.step('summaries end at the mark, and links in them work', async () => {
    await expect(main(page).getByText('The front matter wins over the heading')).toBeVisible()
    await expect(main(page).getByText('First section')).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'the docs', exact: true })).toHaveAttribute(
      'href',
      `${basePath}docs/brew#leaves`,
    )
    await expect(main(page).getByRole('link', { name: 'Read more about Every field' })).toHaveAttribute(
      'href',
      `${basePath}blog/every-field`,
    )
  })
  await mark(page)
  await pager(page).getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(`${url}blog/page/2`)
  await expect(main(page).getByRole('heading', { name: 'Short and whole' })).toBeVisible()
  await test.step('a post without a mark is whole, without "Read more"', async () => {
    await expect(main(page).getByText('Even this section.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Read more about Short and whole' })).toHaveCount(0)
  })
  await test.step('no two elements have one id', async () => {
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
  await pager(page).getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(`${url}blog/page/3`)
  await expect
    .poll(() => listed(page))
    .toEqual(
      [
        'A day without a name',
        'Grinders for matcha',
        'Two authors in April',
        'Water',
        'Which leaves to buy',
        'Hello',
      ].slice(-4),
    )
  await expect(pager(page).getByRole('link', { name: 'Older entries' })).toHaveCount(0)
  await pager(page).getByRole('link', { name: 'Newer entries' }).click()
  await expect(page).toHaveURL(`${url}blog/page/2`)
  await expect.poll(() => isMarked(page)).toBe(true)
})

test('archive, tags and authors lead to every post', async ({ quietPage: page }) => {
  await visit(page, `${url}blog/archive`)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/^2026/, /^2025/, /^2024/])
  await expect(main(page).locator('section.archive li a')).toHaveCount(24)
  await visit(page, `${url}blog/tags`)
  await expect(main(page).getByRole('link', { name: 'Tea', exact: true })).toHaveAttribute(
    'href',
    `${basePath}blog/tags/tea`,
  )
  await expect(main(page).getByText('secret')).toHaveCount(0)
  await expect(main(page).getByText('unfinished')).toHaveCount(0)
  await mark(page)
  await main(page).getByRole('link', { name: 'Tea', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('15 posts tagged with "Tea"')
  await expect(main(page).getByText('Everything about leaves, water and time.')).toBeVisible()
  await pager(page).getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(`${url}blog/tags/tea/page/2`)
  await expect.poll(async () => (await listed(page)).at(-1)).toBe('Which leaves to buy')
  await expect.poll(() => isMarked(page)).toBe(true)
  await visit(page, `${url}blog/authors`)
  await mark(page)
  await main(page).getByRole('link', { name: 'Ben Cooper', exact: true }).click()
  await expect(page).toHaveURL(`${url}blog/authors/the-barista`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben Cooper')
  await expect
    .poll(() => listed(page))
    .toEqual(['Guests', 'The formula of tea', 'Code in posts', 'Two authors in April'])
  await main(page).getByRole('link', { name: 'View all authors' }).click()
  await expect(titleOf(page, 'Authors')).toBeVisible()
  await expect.poll(() => isMarked(page)).toBe(true)
})

test('the sidebar lists recent posts, beside the content and in the side menu', async ({
  quietPage: page,
}) => {
  await visit(page, `${url}blog/every-field`)
  const links = recent(page).getByRole('link')
  await expect(links).toHaveText([
    'Recent posts',
    'All fields',
    'Levels of contents',
    'Links everywhere',
    'Guests',
    'Boxes and expressions',
  ])
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
  await test.step('the changelog has a sidebar of its own', async () => {
    await visit(page, `${url}changelog`)
    await expect(
      page
        .getByRole('complementary')
        .or(page.getByRole('navigation'))
        .getByRole('link', { name: '1.0.1' })
        .first(),
    ).toBeVisible()
  })
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, `${url}blog/every-field`)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(recent(page).getByRole('link', { name: 'Guests' })).toBeVisible()
    await recent(page).getByRole('link', { name: 'Guests' }).click()
    await expect(titleOf(page, 'Guests')).toBeVisible()
  })
})

test('readers go from list to post to docs and back without a reload', async ({ quietPage: page }) => {
  await visit(page, `${url}docs`)
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveTitle('Kettle news | Kettle')
  await main(page).getByRole('link', { name: 'Links everywhere', exact: true }).first().click()
  await expect(titleOf(page, 'Links everywhere')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(neighbors(page)).toHaveCount(1)
  await main(page).getByRole('link', { name: 'the docs', exact: true }).click()
  await expect(titleOf(page, 'Brew a pot')).toBeVisible()
  await expect(page.locator('#leaves')).toBeInViewport()
  await test.step('nothing of the post is left', async () => {
    await expect(neighbors(page)).toHaveCount(0)
    await expect(main(page).getByText('min read')).toHaveCount(0)
    await expect(recent(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/blog/)
  })
  await main(page).getByRole('link', { name: 'which leaves' }).click()
  await expect(titleOf(page, 'Which leaves to buy')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Brew a pot')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Links everywhere')).toBeVisible()
  await page.goBack()
  await expect.poll(() => listed(page)).toHaveLength(10)
  await expect.poll(() => isMarked(page)).toBe(true)
})

test('MDX in posts works like in docs, and its summary needs no scripts', async ({ quietPage: page }) => {
  await visit(page, `${url}blog/notes/steeping`)
  await main(page).getByRole('button', { name: 'Steep 2 min' }).click()
  await expect(main(page).getByRole('button', { name: 'Steep 3 min' })).toBeVisible()
  await main(page).getByRole('tab', { name: 'Black' }).click()
  await expect(main(page).getByText('Steep it for 4 minutes.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['How long to steep'])
  await visit(page, `${url}blog/page/2`)
  await expect(main(page).getByText('green tea needs 2 minutes')).toBeVisible()
  await visit(page, `${url}blog`)
  await expect(main(page).getByText('Have 3 cups at hand.')).toBeVisible()
  await expect(main(page).getByText('A cup holds 200 ml.')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Boxes and expressions', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Boxes and expressions'])
})

test('a feed is a readable page in a browser', async ({ page }) => {
  for (const file of ['rss.xml', 'atom.xml']) {
    await page.goto(`${url}blog/${file}`)
    await expect(page.getByText('This is a feed'), file).toBeVisible()
    await expect(page.getByText('Links everywhere').filter({ visible: true }).first(), file).toBeVisible()
  }
})

test('a first visit to a post stays within its budget', async ({ quietPage: page }) => {
  const answers: Promise<{ path: string; type: string; size: number }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const type = response.request().resourceType()
    answers.push(response.body().then((body) => ({ path, type, size: gzipSync(body, { level: 9 }).length })))
  })
  await visit(page, `${url}blog/every-field`)
  const all = await Promise.all(answers)
  const sizeOf = (type: string) =>
    all
      .filter((one) => one.type === type && !one.path.includes('/react-'))
      .reduce((sum, { size }) => sum + size, 0)
  expect(sizeOf('script')).toBeLessThanOrEqual(20 * 1024)
  expect(sizeOf('stylesheet')).toBeLessThanOrEqual(15 * 1024)
})
