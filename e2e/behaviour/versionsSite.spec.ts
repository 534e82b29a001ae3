import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { shiftsOf, watchShifts } from '../shifts'
import { changeSite, expect, test, titleOf, visit, widthOf } from '../site'

const { url, basePath } = servers.versions
const key = 'docs-preferred-version-default'

const bar = (page: Page) => page.getByRole('banner')
const links = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' })
const item = (page: Page, name: string) => links(page).getByRole('link', { name, exact: true })
const dropdown = (page: Page) => bar(page).locator('details').first()
const labelOf = (page: Page) => dropdown(page).locator('summary')
const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage))
const prefer = (page: Page, name: string) =>
  page.addInitScript(([key, name]) => localStorage.setItem(key, name), [key, name] as const)

/** The links of the bar at its start, by label: their paths below the base path. */
async function itemsOf(page: Page) {
  const found = await links(page)
    .locator('ul')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  return Object.fromEntries(found.map(([label, href]) => [label, href?.slice(basePath.length)]))
}

/** The entries of a dropdown: their paths below the base path. */
async function entriesOf(list: ReturnType<typeof dropdown>) {
  const found = await list
    .locator('ul a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  return Object.fromEntries(found.map(([label, href]) => [label, href?.slice(basePath.length)]))
}

async function open(page: Page, list: ReturnType<typeof dropdown>) {
  await list.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(list).toHaveAttribute('open', '')
}

test('V2 V3 outside the docs, items and dropdown follow the preferred version once scripts run', async ({
  quietPage: page,
  request,
}) => {
  const html = await (await request.get(`${url}releases`)).text()
  expect(html).toContain('<summary class="Dropdown_summary"')
  expect(html).toMatch(/<summary[^>]*><span[^>]*>2\.0</)
  await visit(page, `${url}docs`)
  await open(page, dropdown(page))
  await dropdown(page).getByRole('link', { name: '1.0 (old)' }).click()
  await expect(titleOf(page, 'The iron kettle')).toBeVisible()
  await expect.poll(() => stored(page)).toEqual([[key, '1.0']])
  await visit(page, `${url}releases`)
  await expect(labelOf(page)).toHaveText('1.0 (old)')
  await expect
    .poll(() => itemsOf(page))
    .toEqual({
      Docs: 'docs/1.0',
      Boiling: 'docs/1.0/guide/boil',
      '1.0 (old)': 'docs/1.0',
      API: 'api',
    })
  await item(page, 'Boiling').click()
  await expect(page).toHaveURL(`${url}docs/1.0/guide/boil`)
  await visit(page, `${url}docs/next`)
  await visit(page, `${url}releases`)
  await expect(labelOf(page), 'a visit alone changes no preference').toHaveText('1.0 (old)')
})

test('V2 nothing moves and nothing is rendered twice when the preferred version appears', async ({
  quietPage: page,
}) => {
  await prefer(page, '1.0')
  await watchShifts(page)
  await visit(page, `${url}releases`)
  await expect(labelOf(page)).toHaveText('1.0 (old)')
  await expect.poll(() => shiftsOf(page)).toEqual([])
})

test('V2 with versionPersistence none, a choice lasts until the page is loaded again', async ({
  quietPage: page,
}) => {
  await changeSite(page, ({ site }) => {
    site.forgetVersions = true
  })
  await visit(page, `${url}releases`)
  await open(page, dropdown(page))
  await dropdown(page).getByRole('link', { name: '1.0 (old)' }).click()
  await expect(titleOf(page, 'The iron kettle')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Releases')).toBeVisible()
  await expect(labelOf(page)).toHaveText('1.0 (old)')
  await expect.poll(() => stored(page)).toEqual([])
  await visit(page, `${url}releases`)
  await expect(labelOf(page)).toHaveText('2.0')
})

test('V3 the dropdown finds the same doc at another path, and says which versions lack it', async ({
  quietPage: page,
}) => {
  await visit(page, `${url}docs/care?a=b#top`)
  await expect
    .poll(() => entriesOf(dropdown(page)))
    .toEqual({
      Next: 'docs/next/care',
      '2.0': 'docs/care',
      '1.0 (old)': 'docs/1.0/cleaning',
      'All releases': 'releases',
    })
  await open(page, dropdown(page))
  await expect(dropdown(page).getByRole('link', { name: '1.0 (old)' })).toHaveAttribute(
    'href',
    `${basePath}docs/1.0/cleaning?a=b#top`,
  )
  await visit(page, `${url}docs/1.0/guide/stove`)
  await open(page, dropdown(page))
  const lacks = dropdown(page).getByRole('link', { name: '2.0 does not have this page' })
  await expect(lacks.getByText('does not have this page')).toBeVisible()
  await expect(dropdown(page).getByRole('link', { name: 'Next does not have this page' })).toBeVisible()
})

test('V3 the dropdown works with the keyboard', async ({ quietPage: page }) => {
  await visit(page, `${url}docs/1.0/guide/boil`)
  await labelOf(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dropdown(page).getByRole('link', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dropdown(page).getByRole('link', { name: '2.0' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(labelOf(page)).toBeFocused()
  await expect(dropdown(page)).not.toHaveAttribute('open')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}docs/guide/boil`)
  await expect.poll(() => stored(page)).toEqual([[key, '2.0']])
})

test('V3 on a phone the dropdown is called Versions, and is closed at first', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, `${url}docs/1.0/guide/stove`)
  await bar(page).getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('button', { name: 'Back to main menu' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' })
  const list = menu.locator('details').first()
  await expect(list).not.toHaveAttribute('open')
  await list.locator('summary', { hasText: 'Versions' }).click()
  await expect(list.getByRole('link', { name: '2.0 does not have this page' })).toBeVisible()
  await expect.poll(() => widthOf(page)).toBe(390)
  await expect.poll(() => violations(page)).toEqual([])
})

for (const [version, path, text] of [
  [
    'next',
    'docs/next/guide/boil',
    'This is unreleased documentation for Kettle Next version. For up-to-date documentation, see the latest version (2.0).',
  ],
  [
    '1.0',
    'docs/1.0/cleaning',
    'This is documentation for Kettle 1.0 (old), which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).',
  ],
] as const) {
  test(`V2 the banner and the badge of version ${version}`, async ({ quietPage: page }) => {
    await visit(page, url + path)
    const banner = page.getByRole('main').getByRole('alert')
    await expect(banner).toHaveText(text)
    await expect(page.getByText(/^Version: /)).toHaveText(
      version === 'next' ? 'Version: Next' : 'Version: 1.0 (old)',
    )
    const name = version === 'next' ? 'current' : version
    await expect(page.locator('html')).toHaveClass(
      new RegExp(`(^| )docs-version-${name.replace('.', '\\.')}( |$)`),
    )
    await banner.getByRole('link').click()
    await expect(page).toHaveURL(url + (version === 'next' ? 'docs/guide/boil' : 'docs/care'))
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect.poll(() => stored(page)).toEqual([[key, '2.0']])
    await expect(page.locator('html')).toHaveClass(/(^| )docs-version-2\.0( |$)/)
  })
}

test('V2 the banner of a page that the last version lacks promises nothing', async ({ quietPage: page }) => {
  await visit(page, `${url}docs/next/guide/whistle`)
  await open(page, dropdown(page))
  await expect.poll(() => violations(page)).toEqual([])
  const banner = page.getByRole('main').getByRole('alert')
  await expect(banner).toHaveText(
    'This is unreleased documentation for Kettle Next version. The latest version (2.0) does not have this page. Go to its home page',
  )
  await banner.getByRole('link', { name: 'Go to its home page' }).click()
  await expect(titleOf(page, 'The steel kettle')).toBeVisible()
})

test('V5 a page loads the search of its version alone, with the last version of other docs and pages outside', async ({
  quietPage: page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/search\.json$/.test(request.url())) {
      loaded.push(request.url().slice(url.length))
    }
  })
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link')
  const found = async () => [
    ...new Set(
      await hits.evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).pathname.replace('/versions/', '')),
      ),
    ),
  ]
  await visit(page, `${url}docs/1.0/guide/boil`)
  await bar(page).getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('kettle')
  await expect(page.getByText('Searching version 1.0 (old)')).toBeVisible()
  await expect(page.getByRole('option').first()).toBeVisible()
  await visit(page, `${url}docs/search?q=kettle&version=default%2F1.0`)
  await expect(hits.first()).toBeVisible()
  await expect
    .poll(async () => (await found()).sort())
    .toEqual(['', 'api', 'docs/1.0', 'docs/1.0/cleaning', 'docs/1.0/guide/boil', 'releases'])
  expect(new Set(loaded)).toEqual(new Set(['docs/1.0/search.json']))
})
