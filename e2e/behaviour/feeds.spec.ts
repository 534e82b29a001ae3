import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test } from '../site'

const blog = servers.blog.url

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

for (const file of ['rss.xml', 'atom.xml']) {
  test(`${file} is a page for people in both modes, and its links work`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 900 }, isMobile: true })
    const page = await context.newPage()
    const problems: string[] = []
    page.on(
      'console',
      (message) => message.location().url.endsWith('/favicon.ico') || problems.push(message.text()),
    )
    await page.goto(`${blog}blog/${file}`)
    await expect(page.getByText('This is a feed.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Kettle news' })).toBeVisible()
    await expect(page).toHaveTitle('Kettle news')
    await expect(page.getByText('October 21, 2026')).toBeVisible()
    await expect(
      page.locator('guid, id, content, category, updated, generator').filter({ visible: true }),
    ).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]))
      .toEqual([390, 390])
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await background(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => background(page)).not.toBe(light)
    await expect(page.getByRole('link', { name: 'Every field' })).toHaveAttribute(
      'href',
      'https://blog.example/kettle/blog/every-field',
    )
    expect(problems).toEqual([])
    await context.close()
  })
}

test('a feed in another language says which posts are not translated', async ({ page }) => {
  await page.goto(`${blog}ar/blog/atom.xml`)
  const post = page.locator('section').filter({ hasText: 'Every field' })
  await expect(post).toHaveAttribute('lang', 'en')
  await expect(post).toHaveCSS('direction', 'ltr')
  await expect(page.locator('header')).toHaveCSS('direction', 'rtl')
})

test('every page names the feeds of its language', async ({ request }) => {
  for (const [address, prefix] of [
    ['docs', '/kettle/'],
    ['ar/blog/every-field', '/kettle/ar/'],
  ] as const) {
    const html = await (await request.get(blog + address)).text()
    const feeds = [...html.matchAll(/<link\b[^>]*>/g)].filter(
      ([tag]) => /type="[^"]*\+(xml|json)"/.test(tag) && tag.includes('rel="alternate"'),
    )
    expect(feeds.map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(
      ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'changelog/rss.xml', 'changelog/atom.xml'].map(
        (file) => prefix + file,
      ),
    )
  }
})
