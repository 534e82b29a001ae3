import { readdirSync, readFileSync } from 'node:fs'
import { servers } from '../servers'
import { expect, read, test, titleOf } from '../site'

const { url, basePath } = servers.languages
const built = new URL('../../bin/fixture/languages/', import.meta.url)
const locales = { en: '', de: 'de/', ar: 'ar/', ja: 'ja/' }

/** Home pages end in a slash, other pages do not. */
const bare = (url: string) => url.replace(/\/$/, '')

/** The alternates of all pages: for each URL, the URLs by language. */
function alternates() {
  const found = new Map<string, Record<string, string>>()
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || file.endsWith('404.html')) {
      continue
    }
    const html = readFileSync(new URL(file, built), 'utf8')
    const links = [...html.matchAll(/<link rel="alternate" href="([^"]+)" hreflang="([^"]+)">/g)]
    const own = bare(`https://languages.example${basePath}${file.replace(/index\.html$/, '')}`)
    found.set(own, Object.fromEntries(links.map(([, href = '', language = '']) => [language, bare(href)])))
  }
  return found
}

test('each language has its labels, its direction and its plural forms, with and without scripts', async ({
  page,
}) => {
  const expected = {
    en: [
      'ltr',
      'Drink tea',
      'First boil the water.',
      '0 cups',
      '1 cup',
      '2 cups',
      '3 cups',
      '11 cups',
      '100 cups',
    ],
    de: [
      'ltr',
      'Tee trinken',
      'Kochen Sie zuerst das Wasser.',
      '0 Tassen',
      '1 Tasse',
      '2 Tassen',
      '3 Tassen',
      '11 Tassen',
      '100 Tassen',
    ],
    ar: [
      'rtl',
      'اشرب الشاي',
      'اغلِ الماء أولًا.',
      'لا أكواب',
      'كوب واحد',
      'كوبان',
      '3 أكواب',
      '11 كوبًا',
      '100 كوب',
    ],
    ja: ['ltr', 'お茶を飲む', 'まずお湯を沸かします。', '0杯', '1杯', '2杯', '3杯', '11杯', '100杯'],
  }
  for (const [locale, folder] of Object.entries(locales)) {
    await read(page, `${url}${folder}start`)
    const [direction, heading, text, ...cups] = expected[locale as keyof typeof expected]
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('dir', direction ?? '')
    const main = page.getByRole('main').last()
    await expect(main.getByRole('heading')).toHaveText(heading ?? '')
    await expect(main.getByRole('paragraph').first()).toHaveText(text ?? '')
    await expect(main.getByRole('listitem')).toHaveText(cups)
    await expect(page.locator('[data-locale]')).toHaveText(locale)
    await expect(main.getByRole('link')).toHaveAttribute('href', `${basePath}${folder}docs/guide/brew#water`)
    await expect(main.getByRole('img')).toHaveAttribute('src', `${basePath}img/logo.svg`)
    const html = readFileSync(new URL(`${folder}start/index.html`, built), 'utf8')
    expect(html).toContain(cups[3])
    expect(html).toContain(heading)
  }
})

test('a page without a translation says so, and its text is in its own language', async ({ page }) => {
  await read(page, `${url}ar/docs/guide/store`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  const heading = titleOf(page, 'Buy a teapot')
  await expect
    .poll(() => heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')))
    .toBe('en')
  await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  const original = page.getByRole('main').getByRole('link', { name: 'قراءة الصفحة الأصلية' })
  await expect(original).toHaveAttribute('href', `${basePath}docs/guide/store`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://languages.example/languages/docs/guide/store',
  )
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
})

test('a translation whose original has changed says so', async ({ page }) => {
  await read(page, `${url}de/docs/guide/clean`)
  await expect(page.getByRole('main')).toContainText('seit der Übersetzung')
  await read(page, `${url}de/docs/guide/brew`)
  await expect(page.getByRole('main')).not.toContainText('seit der Übersetzung')
})

test('the menu of languages says which ones lack the page', async ({ page }) => {
  await read(page, `${url}de/docs/bezug`)
  const menu = page.getByRole('banner').locator('details').last()
  await expect(menu).toContainText('Seite nicht vorhanden')
  await expect(menu.locator('a[lang="en"]')).toHaveAttribute('href', /^\/languages\/(\?lang=chosen)?$/)
})

test('pages name their translations, and these name them', () => {
  const found = alternates()
  const brew = `https://languages.example${basePath}docs/guide/brew`
  expect(found.get(brew)).toEqual({
    en: brew,
    de: brew.replace('/docs/', '/de/docs/'),
    ar: brew.replace('/docs/', '/ar/docs/'),
    'x-default': brew,
  })
  let count = 0
  for (const [own, languages] of found) {
    for (const other of Object.values(languages)) {
      expect(found.get(other), `${own} names ${other}`).toEqual(languages)
      count++
    }
    if (Object.keys(languages).length > 0) {
      expect(Object.values(languages), own).toContain(own)
    }
  }
  expect(count).toBeGreaterThan(20)
  const sitemap = readFileSync(new URL('sitemap.xml', built), 'utf8')
  expect(sitemap).toContain(
    `<xhtml:link rel="alternate" hreflang="ar" href="${brew.replace('/docs/', '/ar/docs/')}"/>`,
  )
  expect(sitemap).not.toContain('/ar/docs/guide/store')
})

test('unknown addresses have a page in each language', async ({ request }) => {
  for (const [folder, title] of [
    ['', 'Page Not Found'],
    ['de/', 'Seite nicht gefunden'],
    ['ja/', 'ページが見つかりません'],
  ]) {
    const answer = await request.get(`${url}${folder}docs/gone/x`)
    expect(answer.status()).toBe(404)
    await expect.poll(() => answer.text()).toContain(title)
  }
})
