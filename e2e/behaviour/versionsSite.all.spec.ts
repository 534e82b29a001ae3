import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { expect, setMode, test, visit } from '../site'

const { url } = servers.versions

const bar = (page: Page) => page.getByRole('banner')
const dropdown = (page: Page) => bar(page).locator('details').first()

async function open(page: Page, list: ReturnType<typeof dropdown>) {
  await list.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(list).toHaveAttribute('open', '')
}

for (const mode of ['light', 'dark']) {
  test(`X1 banner, badge and open dropdown have no accessibility problem in ${mode} mode`, async ({
    quietPage: page,
  }) => {
    for (const path of ['docs/next/guide/whistle', 'docs/1.0/guide/boil']) {
      await visit(page, url + path)
      await setMode(page, mode)
      await open(page, dropdown(page))
      await expect.poll(() => violations(page), path).toEqual([])
    }
  })
}
