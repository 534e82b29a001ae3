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

const typed = {
  ja: ['ウィンドウ', '設定', '窓', 'ウィン'],
  'zh-Hans': ['窗口', '设置', '窗'],
  th: ['หน้าต่าง', 'ไฟล์', 'หน้า'],
  ar: ['نافذة', 'الإعدادات', 'ملف', 'اعدادات'],
  de: ['Fensters', 'groesse', 'Einstellung'],
}

for (const [locale, queries] of Object.entries(typed)) {
  test(`readers find a page in ${locale} by a word, its beginning and another form of it`, async ({
    page,
  }) => {
    for (const query of queries) {
      await search(page, locale, query)
      await expect(options(page).first(), query).toHaveAttribute('href', `/editor/${locale}/window`)
    }
    await expect(options(page).first().locator('mark').first()).toBeVisible()
  })

  test(`readers in ${locale} find a page that is not translated by an English word`, async ({ page }) => {
    const stemmers: string[] = []
    page.on('request', (request) => request.url().includes('/stem-') && stemmers.push(request.url()))
    await search(page, locale, 'running applications')
    await expect(options(page).first()).toHaveAttribute('href', `/editor/${locale}/timers`)
    // Only German has a stemmer besides that of English.
    expect(stemmers.map((url) => /stem-\w+/.exec(url)?.[0])).toEqual(locale === 'de' ? ['stem-de'] : [])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${servers.search.url}${locale}/timers`)
  })
}
