import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test } from '../site'

const { url, basePath } = servers.fixture

/** Opens an address of the fixture and returns the final one, below its base path. */
async function endOf(page: Page, address: string) {
  await page.goto(url + address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { pathname, search, hash } = new URL(page.url())
  return (pathname + search + hash).slice(basePath.length)
}

test('a URL that is gone leads on, with query and anchor', async ({ page }) => {
  expect(await endOf(page, 'old/setup')).toBe('guide/setup')
  expect(await endOf(page, 'old/setup?q=1#part')).toBe('guide/setup?q=1#part')
  expect(await endOf(page, 'old/setup?q=1#moved')).toBe('guide/features?q=1')
})

test('an anchor that is gone leads to another one, or to another page', async ({ page }) => {
  await page.goto(`${url}guide/features#gone`)
  await expect(page).toHaveURL(`${url}guide/features#table`)
  await page.goto(`${url}guide/features#setup`)
  await expect(page).toHaveURL(`${url}guide/setup`)
})

test('the way back leads to where the reader was, not to the URL that is gone', async ({ page }) => {
  await page.goto(`${url}guide/features`)
  expect(await endOf(page, 'old/setup')).toBe('guide/setup')
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
