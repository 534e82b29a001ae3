import type { Page } from '@playwright/test'
import { servers } from './servers'
import { test as base, expect, visit } from './site'

const { url } = servers.german

/** A page in a browser of another language, which fails its test if it reports an error. */
const test = base.extend<{ reader: Page }>({
  locale: 'ja-JP',
  permissions: ['clipboard-write'],
  reader: async ({ page }, use) => {
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    await use(page)
    expect(said).toEqual([])
  },
})

test('scripts show the labels of the locale, and hydrate what the server rendered', async ({ reader }) => {
  await visit(reader, url)
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
  await test.step('code of the site, which has its texts before it runs', async () => {
    await visit(reader, `${url}extra`)
    await expect(reader.getByText('Willkommen früh')).toBeVisible()
  })
})

test('pages without a document of their own are in the language of the site', async ({ page }) => {
  await visit(page, `${url}nirgendwo`)
  await expect(page.getByRole('heading', { name: 'Falsch abgebogen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Startseite von Seite' })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await page.context().setOffline(true)
  await page.goto(`${url}zweite`)
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a site whose scripts do not load says so in its language', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto(url)
  await expect(page.getByRole('alert')).toContainText('Ein Teil dieser Website konnte nicht geladen werden')
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
})
