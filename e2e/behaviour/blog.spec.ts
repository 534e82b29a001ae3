import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import {
  expect,
  inOrder,
  isMarked,
  mark,
  setMode,
  test as base,
  titleOf,
  tocOf,
  visit,
  widthOf,
} from '../site'

const { url, basePath } = servers.blog
const built = new URL('../../bin/fixture/blog/', import.meta.url)

/** Pages of kinds that posts.spec.ts does not open. */
const kinds = [
  'blog/page/3',
  'blog/2024/03/07/water',
  'blog/2025/04/22/code',
  'blog/2025/06/18/long',
  'blog/2025/07/07/wide',
  'blog/notes/steeping',
  'blog/2024/11/05/unlisted',
  'changelog/1.2.0',
  'ar/blog',
  'ar/blog/2024/01/15/hello',
]

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

test('a post shows its title, date, reading time, authors, contents, tags and neighbors', async ({
  quietPage: page,
}) => {
  await visit(page, `${url}blog/every-field`)
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
    expect(
      await images.evaluateAll((all) =>
        all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    ).toBe(true)
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
    expect(await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      ['tea', 'h2o', 'news', 'code', 'all-fields'].map((tag) => `${basePath}blog/tags/${tag}`),
    )
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
    await visit(page, `${url}blog/2026/08/01/levels`)
    await expect(neighbors(page).getByRole('link')).toHaveText([
      /^\s*Newer post\s*Every field$/,
      /^Older post\s+Links everywhere$/,
    ])
    await expect(tocOf(page).getByRole('link')).toHaveText(['Third level', 'Fourth level'])
  })
})

test('the page says what a post is to search engines and social media', async ({ quietPage: page }) => {
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
  expect(await isMarked(page)).toBe(true)
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
  expect(await isMarked(page)).toBe(true)
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
  expect(await isMarked(page)).toBe(true)
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
  expect(await isMarked(page)).toBe(true)
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
  await visit(page, `${url}blog/2024/11/05/unlisted`)
  await expect(main(page).getByText('Unlisted page')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('each release is a page, and the list links to it', async ({ quietPage: page }) => {
  await visit(page, `${url}changelog`)
  expect((await listed(page)).map((title) => title.trim())).toEqual(
    expect.arrayContaining(['1.2.0', '1.1.0', '1.0.1 [YANKED]', '1.0.0']),
  )
  await expect(main(page).getByText('Kettle now knows eight kinds of tea.')).toBeVisible()
  await mark(page)
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
  expect(await isMarked(page)).toBe(true)
})

test('a blog in a second language has its titles, its authors and its direction', async ({
  quietPage: page,
}) => {
  await visit(page, `${url}ar/blog/2024/01/15/hello`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['مرحبًا'])
  await expect(main(page).locator('time').first()).toHaveText(/يناير/)
  await expect(main(page).getByRole('link', { name: 'الوثائق' })).toHaveAttribute(
    'href',
    `${basePath}ar/docs/brew`,
  )
  await expect(main(page).getByText('Dora Diaz')).toBeVisible()
  await visit(page, `${url}ar/blog/2024/03/07/water`)
  await expect(main(page).getByRole('link', { name: 'آدا بايرون', exact: true })).toHaveAttribute(
    'href',
    `${basePath}ar/blog/authors/ada`,
  )
  await expect(main(page).locator('img[alt="إبريق تحت سحابة من البخار"]')).toBeVisible()
  await visit(page, `${url}ar/blog`)
  await expect(page).toHaveTitle(/أخبار الإبريق/)
  await visit(page, `${url}ar/blog/every-field`)
  await expect(main(page).locator('[lang="en"]').first()).toBeVisible()
})

test('a feed is a readable page in a browser', async ({ page }) => {
  for (const file of ['rss.xml', 'atom.xml']) {
    await page.goto(`${url}blog/${file}`)
    await expect(page.getByText('This is a feed'), file).toBeVisible()
    await expect(page.getByText('Links everywhere').filter({ visible: true }).first(), file).toBeVisible()
  }
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

test('a first visit to a post stays within its budget', async ({ quietPage: page }) => {
  const answers: Promise<{ path: string; type: string; size: number }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const type = response.request().resourceType()
    answers.push(response.body().then((body) => ({ path, type, size: gzipSync(body, { level: 9 }).length })))
  })
  await visit(page, `${url}blog/every-field`)
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(answers)
  const sizeOf = (type: string) =>
    all
      .filter((one) => one.type === type && !one.path.includes('/react-'))
      .reduce((sum, { size }) => sum + size, 0)
  expect(sizeOf('script')).toBeLessThanOrEqual(20 * 1024)
  expect(sizeOf('stylesheet')).toBeLessThanOrEqual(15 * 1024)
})

for (const width of [1440, 390]) {
  test(`axe finds nothing wrong, light or dark, and nothing lies beside the window: ${width} px`, async ({
    quietPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const address of kinds) {
      await visit(page, url + address)
      for (const mode of ['light', 'dark']) {
        await setMode(page, mode)
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        expect(await violations(page), `${address}, ${mode}`).toEqual([])
      }
      expect(await widthOf(page), address).toBe(width)
    }
  })
}
