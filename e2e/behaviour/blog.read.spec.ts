import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, inOrder, test as base, titleOf, tocOf } from '../site'

const { url, basePath } = servers.blog
const built = new URL('../../bin/fixture/blog/', import.meta.url)

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
const neighbors = (page: Page) => navigation(page, 'Blog post page navigation')

/** The titles of the posts in a list, in its order. */
const listed = (page: Page) => main(page).locator('article.post > h2').allTextContents()

test('a post shows its title, date, reading time, authors, contents, tags and neighbors', async ({
  page,
}) => {
  await page.goto(`${url}blog/every-field`)
  await expect(page).toHaveTitle('Every field of a post | Kettle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Every field'])
  const date = main(page).locator('time').first()
  await expect(date).toHaveAttribute('datetime', /^2026-10-21/)
  await expect(date).toHaveText('October 21, 2026')
  await expect(main(page).getByText('One min read')).toBeVisible()
  await test.step('authors with images, titles and links', async () => {
    const ada = main(page).getByRole('link', { name: 'Ada Byron', exact: true })
    await expect(ada).toHaveAttribute('href', `${basePath}blog/authors/ada`)
    await expect(main(page).getByText('Head of brewing')).toBeVisible()
    await expect(main(page).getByText('Editor', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Gil Hart', exact: true })).toHaveAttribute(
      'href',
      'https://gil.example',
    )
    await expect(main(page).getByRole('link', { name: /^Ada Byron on GitHub$/ })).toHaveAttribute(
      'href',
      'https://github.com/adabyron',
    )
    await expect(main(page).getByRole('link', { name: /^Gil Hart on Mastodon$/ })).toHaveAttribute(
      'href',
      'https://mastodon.social/@gil',
    )
    const images = main(page).locator('img[src*="img/authors/"]')
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
      )
      .toBe(true)
  })
  await test.step('contents', async () => {
    await expect(tocOf(page).getByRole('link')).toHaveText([
      'First section',
      'A subsection',
      'A deep heading',
      'Last section',
    ])
  })
  await test.step('tags', async () => {
    const tags = main(page).getByRole('link', { name: /^(Tea|Water|News|Code|Fields)$/ })
    await expect
      .poll(() => tags.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(['tea', 'h2o', 'news', 'code', 'all-fields'].map((tag) => `${basePath}blog/tags/${tag}`))
  })
  await test.step('edit link and last update', async () => {
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      'https://github.com/kettle/site/edit/main/blog/2026-10-20-everything.md',
    )
    await expect(main(page).getByText('Hal Irving')).toBeVisible()
  })
  await test.step('newer and older posts', async () => {
    await expect(neighbors(page).getByRole('link')).toHaveText([/^Older post\s+Levels of contents$/])
    await page.goto(`${url}blog/2026/08/01/levels`)
    await expect(neighbors(page).getByRole('link')).toHaveText([
      /^\s*Newer post\s*Every field$/,
      /^Older post\s+Links everywhere$/,
    ])
    await expect(tocOf(page).getByRole('link')).toHaveText(['Third level', 'Fourth level'])
  })
})

test('the page says what a post is to search engines and social media', async ({ page }) => {
  await page.goto(`${url}blog/every-field`)
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
  await expect(meta('og:type')).toHaveAttribute('content', 'article')
  await expect(meta('article:published_time')).toHaveAttribute('content', /^2026-10-21T00:00:00/)
  await expect(meta('article:tag').first()).toHaveAttribute('content', 'Tea')
  await expect(meta('og:image')).toHaveAttribute('content', `https://blog.example${basePath}img/card.png`)
  await expect(meta('keywords')).toHaveAttribute('content', 'front matter, fields')
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  )
  expect(JSON.stringify(data)).toContain('"BlogPosting"')
  expect(JSON.stringify(data)).toContain('"headline":"Every field"')
  for (const address of ['blog/every-field', 'blog', 'docs']) {
    await page.goto(url + address)
    for (const [type, file] of [
      ['application/rss+xml', 'rss.xml'],
      ['application/atom+xml', 'atom.xml'],
      ['application/feed+json', 'feed.json'],
    ] as const) {
      const link = page.locator(`link[rel="alternate"][type="${type}"][href="${basePath}blog/${file}"]`)
      await expect(link, `${address}: ${type}`).toHaveCount(1)
    }
  }
})

test('nobody comes to an unlisted post from elsewhere, and a draft is nowhere', async ({ page }) => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.(html|xml|json|txt|md)$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, built), 'utf8') }))
  expect(texts.filter(({ text }) => text.includes('Not ready')).map(({ file }) => file)).toEqual([])
  const own = /^(ar\/)?blog\/(2024\/11\/05\/unlisted|tags\/secret)/
  expect(
    texts
      .filter(({ file, text }) => !own.test(file) && text.includes('For friends only'))
      .map(({ file }) => file),
  ).toEqual([])
  await page.goto(`${url}blog/2024/11/05/unlisted`)
  await expect(main(page).getByText('Unlisted page')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('each release is a page, and the list links to it', async ({ page }) => {
  await page.goto(`${url}changelog`)
  await expect
    .poll(async () => (await listed(page)).map((title) => title.trim()))
    .toEqual(expect.arrayContaining(['1.2.0', '1.1.0', '1.0.1 [YANKED]', '1.0.0']))
  await expect(main(page).getByText('Kettle now knows eight kinds of tea.')).toBeVisible()
  await main(page).getByRole('link', { name: '1.2.0', exact: true }).first().click()
  await expect(page).toHaveURL(`${url}changelog/1.2.0`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['1.2.0'])
  await expect(main(page).locator('time').first()).toHaveText('September 30, 2026')
  await expect(main(page).getByRole('link', { name: '#41' })).toHaveAttribute(
    'href',
    'https://github.com/kettle/kettle/issues/41',
  )
  await main(page).getByRole('link', { name: 'guide to brewing' }).click()
  await expect(titleOf(page, 'Brew a pot')).toBeVisible()
})

test('a blog in a second language has its titles, its authors and its direction', async ({ page }) => {
  await page.goto(`${url}ar/blog/2024/01/15/hello`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['مرحبًا'])
  await expect(main(page).locator('time').first()).toHaveText(/يناير/)
  await expect(main(page).getByRole('link', { name: 'الوثائق' })).toHaveAttribute(
    'href',
    `${basePath}ar/docs/brew`,
  )
  await expect(main(page).getByText('Dora Diaz')).toBeVisible()
  await page.goto(`${url}ar/blog/2024/03/07/water`)
  await expect(main(page).getByRole('link', { name: 'آدا بايرون', exact: true })).toHaveAttribute(
    'href',
    `${basePath}ar/blog/authors/ada`,
  )
  await expect(main(page).locator('img[alt="إبريق تحت سحابة من البخار"]')).toBeVisible()
  await page.goto(`${url}ar/blog`)
  await expect(page).toHaveTitle(/أخبار الإبريق/)
  await page.goto(`${url}ar/blog/every-field`)
  await expect(main(page).locator('[lang="en"]').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and links lead to documents', async ({ page }) => {
    await page.goto(`${url}blog`)
    await main(page).getByRole('link', { name: 'Read more about Every field' }).click()
    await expect(page).toHaveURL(`${url}blog/every-field`)
    await inOrder([
      titleOf(page, 'Every field'),
      main(page).locator('time').first(),
      main(page).getByRole('link', { name: 'Ada Byron', exact: true }),
      main(page).getByText('The front matter wins over the heading'),
      main(page).getByRole('link', { name: 'Tea', exact: true }),
      neighbors(page),
    ])
    await expect(main(page).locator('button:visible')).toHaveCount(0)
    await neighbors(page).getByRole('link').click()
    await expect(titleOf(page, 'Levels of contents')).toBeVisible()
    await page.goto(`${url}blog/notes/steeping`)
    await expect(main(page).getByText('Steep it for 2 minutes.')).toBeVisible()
  })
})
