import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, inOrder, read, test, titleOf, tocOf } from '../site'

const { url, basePath } = servers.blog
const built = new URL('../../bin/fixture/blog/', import.meta.url)

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const neighbors = (page: Page) => navigation(page, 'Blog post page navigation')
const recent = (page: Page) => navigation(page, 'Blog recent posts navigation')
const pager = (page: Page) => navigation(page, 'Blog list page navigation')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

/** The titles of the posts in a list, in its order. */
const listed = (page: Page) => main(page).locator('article.post > h2').allTextContents()

test('a post shows its title, date, reading time, authors, contents, tags and neighbors', async ({
  page,
}) => {
  await read(page, `${url}blog/every-field`)
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
    await expect(images).not.toHaveCount(0)
    for (const image of await images.all()) {
      const answer = await page.request.get((await image.getAttribute('src')) ?? '')
      expect(answer.headers()['content-type']).toMatch(/^image\//)
    }
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
    await read(page, `${url}blog/2026/08/01/levels`)
    await expect(neighbors(page).getByRole('link')).toHaveText([
      /^\s*Newer post\s*Every field$/,
      /^Older post\s+Links everywhere$/,
    ])
    await expect(tocOf(page).getByRole('link')).toHaveText(['Third level', 'Fourth level'])
  })
})

test('lists show summaries, newest first, and lead to older and newer posts', async ({ page }) => {
  await read(page, `${url}blog`)
  await expect(page).toHaveTitle('Kettle news | Kettle')
  await expect.poll(() => listed(page)).toHaveLength(10)
  await expect
    .poll(async () => (await listed(page)).slice(0, 3))
    .toEqual(['Every field', 'Levels of contents', 'Links everywhere'])
  await test.step('summaries end at the mark, links in them work, and MDX needs no scripts', async () => {
    await expect(main(page).getByText('The front matter wins over the heading')).toBeVisible()
    await expect(main(page).getByText('First section')).toHaveCount(0)
    await expect(link(page, 'the docs')).toHaveAttribute('href', `${basePath}docs/brew#leaves`)
    await expect(link(page, 'Read more about Every field')).toHaveAttribute(
      'href',
      `${basePath}blog/every-field`,
    )
    await expect(main(page).getByText('Have 3 cups at hand.')).toBeVisible()
    await expect(main(page).getByText('A cup holds 200 ml.')).toHaveCount(0)
    await expect(link(page, 'Boxes and expressions').first()).toHaveAttribute(
      'href',
      `${basePath}blog/2026/01/20/boxes`,
    )
  })
  await read(page, `${url}blog/page/2`)
  await test.step('a post without a mark is whole, without "Read more"', async () => {
    await expect(main(page).getByRole('heading', { name: 'Short and whole' })).toBeVisible()
    await expect(main(page).getByText('Even this section.')).toBeVisible()
    await expect(link(page, 'Read more about Short and whole')).toHaveCount(0)
    await expect(main(page).getByText('green tea needs 2 minutes')).toBeVisible()
  })
  await test.step('no two elements have one id', async () => {
    const twice = () =>
      page
        .locator('[id]')
        .evaluateAll((all) => all.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at))
    await expect.poll(twice).toEqual([])
  })
  await expect(pager(page).getByRole('link', { name: 'Older entries' })).toHaveAttribute(
    'href',
    `${basePath}blog/page/3`,
  )
  await read(page, `${url}blog/page/3`)
  await expect
    .poll(() => listed(page))
    .toEqual(['Two authors in April', 'Water', 'Which leaves to buy', 'Hello'])
  await expect(pager(page).getByRole('link')).toHaveText([/Newer entries/])
  await expect(pager(page).getByRole('link')).toHaveAttribute('href', `${basePath}blog/page/2`)
})

test('archive, tags and authors lead to every post', async ({ page }) => {
  await read(page, `${url}blog/archive`)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/^2026/, /^2025/, /^2024/])
  await expect(main(page).locator('section.archive li a')).toHaveCount(24)
  await read(page, `${url}blog/tags`)
  await expect(link(page, 'Tea')).toHaveAttribute('href', `${basePath}blog/tags/tea`)
  await expect(main(page).getByText('secret')).toHaveCount(0)
  await expect(main(page).getByText('unfinished')).toHaveCount(0)
  await read(page, `${url}blog/tags/tea`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('15 posts tagged with "Tea"')
  await expect(main(page).getByText('Everything about leaves, water and time.')).toBeVisible()
  await expect(pager(page).getByRole('link', { name: 'Older entries' })).toHaveAttribute(
    'href',
    `${basePath}blog/tags/tea/page/2`,
  )
  await read(page, `${url}blog/tags/tea/page/2`)
  await expect.poll(async () => (await listed(page)).at(-1)).toBe('Which leaves to buy')
  await read(page, `${url}blog/authors`)
  await expect(link(page, 'Ben Cooper')).toHaveAttribute('href', `${basePath}blog/authors/the-barista`)
  await read(page, `${url}blog/authors/the-barista`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben Cooper')
  await expect
    .poll(() => listed(page))
    .toEqual(['Guests', 'The formula of tea', 'Code in posts', 'Two authors in April'])
  await expect(link(page, 'View all authors')).toHaveAttribute('href', `${basePath}blog/authors`)
})

test('the sidebar lists recent posts, and the changelog has one of its own', async ({ page }) => {
  await read(page, `${url}blog/every-field`)
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
  await expect(recent(page).getByText('2026', { exact: true })).toHaveCount(1)
  await read(page, `${url}changelog`)
  const beside = page.getByRole('complementary').or(page.getByRole('navigation'))
  await expect(beside.getByRole('link', { name: '1.0.1' }).first()).toBeVisible()
})

test('the page says what a post is to search engines and social media', async ({ page }) => {
  await read(page, `${url}blog/every-field`)
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
  await read(page, `${url}blog/2024/11/05/unlisted`)
  await expect(main(page).getByText('Unlisted page')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('each release is a page, and the list links to it', async ({ page }) => {
  await read(page, `${url}changelog`)
  await expect
    .poll(async () => (await listed(page)).map((title) => title.trim()))
    .toEqual(expect.arrayContaining(['1.2.0', '1.1.0', '1.0.1 [YANKED]', '1.0.0']))
  await expect(main(page).getByText('Kettle now knows eight kinds of tea.')).toBeVisible()
  await expect(link(page, '1.2.0').first()).toHaveAttribute('href', `${basePath}changelog/1.2.0`)
  await read(page, `${url}changelog/1.2.0`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['1.2.0'])
  await expect(main(page).locator('time').first()).toHaveText('September 30, 2026')
  await expect(main(page).getByRole('link', { name: '#41' })).toHaveAttribute(
    'href',
    'https://github.com/kettle/kettle/issues/41',
  )
  await expect(link(page, 'guide to brewing')).toHaveAttribute('href', /^\/kettle\/docs\/brew(#|$)/)
})

test('a blog in a second language has its titles, its authors and its direction', async ({ page }) => {
  await read(page, `${url}ar/blog/2024/01/15/hello`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['مرحبًا'])
  await expect(main(page).locator('time').first()).toHaveText(/يناير/)
  await expect(main(page).getByRole('link', { name: 'الوثائق' })).toHaveAttribute(
    'href',
    `${basePath}ar/docs/brew`,
  )
  await expect(main(page).getByText('Dora Diaz')).toBeVisible()
  await read(page, `${url}ar/blog/2024/03/07/water`)
  await expect(main(page).getByRole('link', { name: 'آدا بايرون', exact: true })).toHaveAttribute(
    'href',
    `${basePath}ar/blog/authors/ada`,
  )
  await expect(main(page).locator('img[alt="إبريق تحت سحابة من البخار"]')).toBeVisible()
  await read(page, `${url}ar/blog`)
  await expect(page).toHaveTitle(/أخبار الإبريق/)
  await read(page, `${url}ar/blog/every-field`)
  await expect(main(page).locator('[lang="en"]').first()).toBeVisible()
})

test('without scripts everything is there and in order, a post can be shared, and no button does nothing', async ({
  page,
}) => {
  await page.goto(`${url}blog/every-field`)
  await inOrder([
    titleOf(page, 'Every field'),
    main(page).locator('time').first(),
    link(page, 'Ada Byron'),
    main(page).getByText('The front matter wins over the heading'),
    link(page, 'Tea'),
    neighbors(page),
  ])
  await expect(main(page).locator('button')).not.toHaveCount(0)
  await expect(main(page).locator('button:visible')).toHaveCount(0)
  const share = page.getByRole('group', { name: 'Share this post' })
  await expect(share.getByRole('link', { name: 'Copy link' })).toHaveAttribute(
    'href',
    'https://blog.example/kettle/blog/every-field',
  )
  await expect(share.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Every%20field&body=https/,
  )
  await read(page, `${url}blog/notes/steeping`)
  await expect(main(page).getByText('Steep it for 2 minutes.')).toBeVisible()
})
