import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { expect, test, titleOf, visit } from '../site'

const { pages } = servers
const key = 'docs-preferred-version-default'

const bar = (page: Page) => page.getByRole('banner')
const dropdown = (page: Page, label: string) =>
  bar(page)
    .locator('details')
    .filter({ has: page.getByText(label) })
const versions = (page: Page) => dropdown(page, 'Releases')
const languages = (page: Page) => dropdown(page, 'Translated')
const preferred = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key)
const hrefs = (page: Page, labels: string[]) =>
  Promise.all(labels.map((name) => bar(page).getByRole('link', { name, exact: true }).getAttribute('href')))

async function prefer(page: Page, version: string) {
  await visit(page, `${pages.url}releases`)
  await page.evaluate(([key, version]) => localStorage.setItem(key, version), [key, version] as const)
}

async function open(page: Page, which: (page: Page) => ReturnType<typeof versions>) {
  await which(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(which(page)).toHaveAttribute('open', '')
}

test('V3 with several versions the dropdown names the page’s own and leads to the same page in each', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}1.0/guide?a=b#code`)
  await expect(versions(page).locator('summary')).toHaveText('1.0 (old)')
  await open(page, versions)
  await expect
    .poll(() => hrefs(page, ['Next', '2.0', '1.0 (old)', 'All releases']))
    .toEqual([
      '/pages/next/guide?a=b#code',
      '/pages/guide?a=b#code',
      '/pages/1.0/guide?a=b#code',
      '/pages/releases',
    ])
  await expect(bar(page).getByRole('link', { name: '1.0 (old)' })).toHaveAttribute('aria-current', 'true')
  await bar(page).getByRole('link', { name: '2.0', exact: true }).click()
  await expect(page).toHaveURL(`${pages.url}guide?a=b#code`)
  await expect(page.getByText('Of version 2.0.')).toBeVisible()
  await expect(versions(page).locator('summary')).toHaveText('2.0')
})

test('V3 the dropdown says which versions do not have the page, and leads to a page near it', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}1.0/only-here`)
  await open(page, versions)
  const names = ['Next does not have this page', '2.0 does not have this page', '1.0 (old)']
  await expect.poll(() => hrefs(page, names)).toEqual(['/pages/next', '/pages/', '/pages/1.0/only-here'])
  await expect(bar(page).getByText('does not have this page')).toHaveCount(2)
  await expect(bar(page).getByText('does not have this page').first()).toBeVisible()
})

test('V2 V3 K7 a version picked in the dropdown is preferred where a page has none', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}releases`)
  await expect(versions(page).locator('summary')).toHaveText('2.0')
  await expect.poll(() => preferred(page)).toBeNull()
  await open(page, versions)
  await bar(page).getByRole('link', { name: '1.0 (old)' }).click()
  await expect(page.getByText('Of version 1.0 (old).')).toBeVisible()
  await expect.poll(() => preferred(page)).toBe('1.0')
  await visit(page, `${pages.url}releases`)
  await expect(versions(page).locator('summary')).toHaveText('1.0 (old)')
  await visit(page, pages.url)
  await expect(versions(page).locator('summary'), 'the page’s own comes first').toHaveText('2.0')
})

test('V2 a preference for a version that is no more is forgotten, a good one is kept', async ({
  quietPage: page,
}) => {
  await prefer(page, '9.9')
  await visit(page, `${pages.url}releases`)
  await expect.poll(() => preferred(page)).toBeNull()
  await expect(versions(page).locator('summary')).toHaveText('2.0')
  await prefer(page, 'current')
  await visit(page, `${pages.url}releases`)
  await expect(versions(page).locator('summary')).toHaveText('Next')
  await expect.poll(() => preferred(page)).toBe('current')
})

for (const [version, state] of [
  ['next', 'unreleased'],
  ['1.0', 'no longer actively maintained'],
] as const) {
  test(`V2 the banner of ${version} says that it is ${state}, and leads to the same page of the latest`, async ({
    quietPage: page,
  }) => {
    await visit(page, `${pages.url}${version}/guide`)
    const banner = page.getByRole('main').getByRole('alert')
    await expect(banner).toContainText(state)
    await banner.getByRole('link', { name: /latest version/ }).click()
    await expect(page).toHaveURL(`${pages.url}guide`)
    await expect(page.getByText('Of version 2.0.')).toBeVisible()
    await expect.poll(() => preferred(page)).toBe('2.0')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('Version: 2.0')).toBeVisible()
  })
}

test('V2 the banner of a page that the latest version does not have says so, and leads to its home page', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}1.0/only-here`)
  const banner = page.getByRole('main').getByRole('alert')
  await expect(banner).toHaveText(
    'This is documentation for Versions 1.0 (old), which is no longer actively maintained. ' +
      'The latest version (2.0) does not have this page. Go to its home page',
  )
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(pages.url)
  await expect.poll(() => preferred(page)).toBe('2.0')
  await expect(titleOf(page, 'Start')).toBeVisible()
})

test('V4 the language dropdown names the page’s language and leads to the same page in each', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}guide?a=b#code`)
  await expect(languages(page).locator('summary')).toHaveText('English')
  await expect(languages(page).locator('summary svg').first()).toBeVisible()
  await open(page, languages)
  await expect
    .poll(() => hrefs(page, ['English', 'Suomi', 'العربية', 'Help translate']))
    .toEqual([
      '/pages/guide?a=b#code',
      '/pages/fi/guide?a=b#code',
      '/pages/ar/guide?a=b#code',
      '/pages/releases',
    ])
  const arabic = bar(page).getByRole('link', { name: 'العربية' })
  await expect(arabic).toHaveAttribute('lang', 'ar')
  await expect(arabic).not.toHaveAttribute('target', '_blank')
  await expect(bar(page).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => {
    document.body.dataset.same = 'yes'
  })
  await arabic.click()
  await expect(page).toHaveURL(`${pages.url}ar/guide?a=b#code`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('body'), 'the browser loads the other language whole').not.toHaveAttribute(
    'data-same',
  )
  await expect(languages(page).locator('summary')).toHaveText('العربية')
})

test('V3 V4 in the side menu the dropdowns are called Versions and Languages', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, `${pages.url}fi/1.0/guide`)
  await bar(page).getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('button', { name: 'Back to main menu' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' })
  await menu.locator('summary', { hasText: 'Versions' }).click()
  await expect(menu.getByRole('link', { name: '2.0', exact: true })).toHaveAttribute(
    'href',
    '/pages/fi/guide',
  )
  await menu.locator('summary', { hasText: 'Languages' }).click()
  await menu.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${pages.url}1.0/guide`)
})

test('H7 V4 the head names the page in each language, and nothing after a navigation, which crawlers do not make', async ({
  quietPage: page,
}) => {
  const alternates = () =>
    page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  const expected = (path: string) => [
    ['en', `https://pages.example/pages/${path}`],
    ['fi', `https://pages.example/pages/fi/${path}`],
    ['ar', `https://pages.example/pages/ar/${path}`],
    ['x-default', `https://pages.example/pages/${path}`],
  ]
  await visit(page, `${pages.url}fi/`)
  await expect.poll(() => alternates()).toEqual(expected(''))
  await bar(page).getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(titleOf(page, 'The guide')).toBeVisible()
  await expect.poll(() => alternates()).toEqual([])
  await page.reload()
  await expect.poll(() => alternates()).toEqual(expected('guide'))
})

/** Collects the versions whose search is loaded. */
function searches(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const version = /\/search\/([^/]+)\/search\.json$/.exec(request.url())?.[1]
    if (version) {
      loaded.push(version)
    }
  })
  return loaded
}

async function search(page: Page, text: string) {
  await bar(page).getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type(text)
}

for (const [path, version, home, label] of [
  ['', '2.0', '', '2.0'],
  ['next', 'current', 'next/', 'Next'],
  ['1.0/only-here', '1.0', '1.0/', '1.0 (old)'],
] as const) {
  test(`V5 the search on /${path} knows version ${label} alone, and names it`, async ({
    quietPage: page,
  }) => {
    const loaded = searches(page)
    await visit(page, pages.url + path)
    await search(page, 'guide')
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(page.getByRole('option')).toHaveAttribute('href', `${pages.basePath}${home}guide`)
    await expect(page.getByText(/^Searching version/)).toHaveText(`Searching version ${label}`)
    expect(loaded).toEqual([version])
  })
}

test('V5 outside the docs the search is of the preferred version, or else of the last one', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}releases`)
  await search(page, 'guide')
  await expect(page.getByRole('option')).toHaveAttribute('href', `${pages.basePath}guide`)
  await prefer(page, '1.0')
  const loaded = searches(page)
  await visit(page, `${pages.url}releases`)
  await search(page, 'guide')
  await expect(page.getByRole('option')).toHaveAttribute('href', `${pages.basePath}1.0/guide`)
  await expect(page.getByText('Searching version 1.0 (old)')).toBeVisible()
  expect(loaded).toEqual(['1.0'])
  await expect.poll(() => violations(page)).toEqual([])
})

test('V5 the search page says which version it searches, and lets the reader choose', async ({
  quietPage: page,
}) => {
  const loaded = searches(page)
  await visit(page, `${pages.url}search?q=guide&version=default%2F1.0`)
  const choice = page.getByRole('main').getByLabel('Version')
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(choice).toHaveValue('default/1.0')
  await expect(choice.locator('option')).toHaveText(['Next', '2.0', '1.0 (old)'])
  await expect(hits).toHaveAttribute('href', `${pages.basePath}1.0/guide`)
  await choice.selectOption('Next')
  await expect(hits).toHaveAttribute('href', `${pages.basePath}next/guide`)
  await expect(page).toHaveURL(`${pages.url}search?q=guide&version=default%2Fcurrent`)
  expect(loaded).toEqual(['1.0', 'current'])
  await expect.poll(() => violations(page)).toEqual([])
  await visit(page, `${pages.url}search?q=guide&version=default%2F9.9`)
  await expect(choice, 'a version that does not exist').toHaveValue('default/2.0')
})
