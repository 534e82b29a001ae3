import { test as base, expect, type Page } from '@playwright/test'
import { type BuiltSite, openBuiltSite } from './builtSite'
import { visit } from './site'

const files = {
  'docgen.yaml': `title: Seite
url: https://example.org
favicon: favicon.svg
offline: true
security: { metaTag: true }
themeConfig: { navbar: { title: Seite }, docs: { sidebar: { hideable: true } } }
docs: { showLastUpdateTime: true }
i18n: { defaultLocale: de }
`,
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': `---
last_update: { date: 2026-03-09 }
---
# Willkommen

\`\`\`js title="a.js"
const schrank = 1
\`\`\`

:::note
Ein Schrank.
:::
`,
  'content/zweite.md': '# Zweite Seite\n\nNoch ein Schrank.\n',
  'src/pages/extra.jsx': `import Translate, { translate } from '@docusaurus/Translate'
const early = translate({ id: 'extra.early', message: 'Early' })
export default function Extra() {
  return <p><Translate id="extra.title">Welcome</Translate> {early}</p>
}
`,
  'i18n/de/code.json': JSON.stringify({
    'extra.early': { message: 'früh' },
    'extra.title': { message: 'Willkommen' },
    'theme.NotFound.title': { message: 'Falsch abgebogen' },
  }),
}

/** A German site, and a page in a new context, because service workers outlive others. */
const test = base.extend<{ reader: Page; said: string[] }, { site: BuiltSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const site = await openBuiltSite(files)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  said: async ({}, use) => use([]),
  reader: async ({ browser, said }, use) => {
    const context = await browser.newContext({ locale: 'ja-JP', permissions: ['clipboard-write'] })
    const page = await context.newPage()
    page.on('pageerror', (error) => said.push(error.message))
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    await use(page)
    await context.close()
  },
})

test('scripts show the labels of the locale, and hydrate what the server rendered', async ({
  reader,
  site,
  said,
}) => {
  await visit(reader, site.url)
  await test.step('the page itself', async () => {
    await expect(
      reader.getByRole('button', { name: 'Zum Hellmodus wechseln (aktuell: Systemmodus' }),
    ).toBeEnabled()
    await expect(reader.getByRole('button', { name: 'Seitenleiste ausblenden' })).toBeVisible()
    await expect(reader.getByText('Zuletzt aktualisiert am 9. März 2026')).toBeVisible()
    await reader.getByText('const schrank').hover()
    await reader.getByRole('button', { name: 'Code in die Zwischenablage kopieren' }).click()
    await expect(reader.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  })
  await test.step('scripts that load later', async () => {
    await reader.keyboard.press('Control+k')
    const dialog = reader.getByRole('dialog', { name: 'Suche' })
    await dialog.getByPlaceholder('Dokumentation durchsuchen').fill('schrank')
    await expect(dialog.getByRole('status')).toContainText(/\d+ Ergebnisse/)
    await dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).first().fill('zzzz')
    await expect(dialog.getByText('Keine Ergebnisse für „zzzz“').first()).toBeVisible()
    await reader.keyboard.press('Escape')
  })
  await test.step('the next page', async () => {
    await reader.getByRole('link', { name: 'Zweite Seite' }).first().click()
    await expect(reader.getByRole('navigation', { name: 'Vorherige und nächste Seite' })).toBeVisible()
  })
  expect(said).toEqual([])
})

test('code of the site has its texts before it runs', async ({ reader, site, said }) => {
  await visit(reader, `${site.url}extra`)
  await expect(reader.getByText('Willkommen früh')).toBeVisible()
  expect(said).toEqual([])
})

test('pages without a document of their own are in the language of the site', async ({ reader, site }) => {
  await visit(reader, `${site.url}nirgendwo`)
  await expect(reader.getByRole('heading', { name: 'Falsch abgebogen' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Startseite von Seite' })).toBeVisible()
  await reader.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => reader.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await reader.context().setOffline(true)
  await reader.goto(`${site.url}zweite`)
  await expect(reader.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  expect(await reader.getAttribute('html', 'lang')).toBe('de')
})

test('a site whose scripts do not load says so in its language', async ({ reader, site }) => {
  await reader.route(/\/assets\/.*\.js/, (route) => route.abort())
  await reader.goto(site.url)
  await expect(reader.getByRole('alert')).toContainText('Ein Teil dieser Website konnte nicht geladen werden')
  await expect(reader.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
})
