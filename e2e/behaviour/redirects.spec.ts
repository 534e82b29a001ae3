import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test } from '../site'

const { url } = servers.fixture

/** Opens an address of the fixture, which leads to another one. */
async function leadsTo(page: Page, address: string, end: string) {
  await page.goto(url + address)
  await expect(page).toHaveURL(url + end)
}

test('a URL that is gone leads on, with query and anchor', async ({ page }) => {
  await leadsTo(page, 'old/setup', 'guide/setup')
  await leadsTo(page, 'old/setup?q=1#part', 'guide/setup?q=1#part')
  await leadsTo(page, 'old/setup?q=1#moved', 'guide/features?q=1')
})

test('an anchor that is gone leads to another one, or to another page', async ({ page }) => {
  await page.goto(`${url}guide/features#gone`)
  await expect(page).toHaveURL(`${url}guide/features#table`)
  await page.goto(`${url}guide/features#setup`)
  await expect(page).toHaveURL(`${url}guide/setup`)
})

test('the way back leads to where the reader was, not to the URL that is gone', async ({ page }) => {
  await page.goto(`${url}guide/features`)
  await leadsTo(page, 'old/setup', 'guide/setup')
  await page.goBack()
  await expect(page).toHaveURL(`${url}guide/features`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a URL that is gone leads on', async ({ page }) => {
    await page.goto(`${url}old/setup`)
    await expect(page).toHaveURL(`${url}guide/setup`)
  })
})
