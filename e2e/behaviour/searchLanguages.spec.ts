import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, hydrated, test } from '../site'

const options = (page: Page) => page.getByRole('option')

/** Opens the search on a locale's home page and types. */
async function search(page: Page, locale: string, query: string) {
  await page.goto(`${servers.search.url}${locale}`)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').pressSequentially(query)
}

test('readers search in the language of a page, and find one that is not translated by an English word', async ({
  page,
}) => {
  const stemmers: (string | undefined)[] = []
  page.on('request', (request) => {
    const found = /stem-\w+/.exec(request.url())
    if (found) {
      stemmers.push(found[0])
    }
  })
  for (const [locale, query] of [
    ['ja', 'ウィン'],
    ['de', 'Fensters'],
  ] as const) {
    await search(page, locale, query)
    await expect(options(page).first()).toHaveAttribute('href', `/editor/${locale}/window`)
    await expect(options(page).first().locator('mark').first()).toBeVisible()
    await page.getByRole('combobox').fill('running applications')
    await expect(options(page).first()).toHaveAttribute('href', `/editor/${locale}/timers`)
    // Only German has a stemmer besides that of English.
    expect(stemmers).toEqual(locale === 'de' ? ['stem-de'] : [])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${servers.search.url}${locale}/timers`)
  }
})
