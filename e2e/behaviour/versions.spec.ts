import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { expect, test, visit, widthOf } from '../site'

// What the dropdowns and banners of a wide window do is tested in versionsSite.spec.ts and languages.spec.ts.

const { pages } = servers
const key = 'docs-preferred-version-default'

const bar = (page: Page) => page.getByRole('banner')

test('V3 V4 in the side menu the dropdowns are called Versions and Languages, and are closed at first', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, `${pages.url}fi/1.0/only-here`)
  await bar(page).getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.getByRole('button', { name: 'Back to main menu' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' })
  const versions = menu.locator('details', { hasText: 'Versions' })
  const latest = menu.getByRole('link', { name: '2.0 does not have this page' })
  await expect(latest).toBeHidden()
  await versions.locator('summary').click()
  await expect(latest).toHaveAttribute('href', '/pages/fi/')
  await expect(latest).toBeVisible()
  await expect.poll(() => widthOf(page)).toBe(390)
  await menu.locator('summary', { hasText: 'Languages' }).click()
  await menu.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${pages.url}1.0/only-here`)
})

test('V5 the search knows the version of the page alone, outside the docs the preferred one or else the last, and its page lets the reader choose', async ({
  quietPage: page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const version = /\/search\/([^/]+)\/search\.json$/.exec(request.url())?.[1]
    if (version) {
      loaded.push(version)
    }
  })
  for (const [preferred, path, version, home, label] of [
    [null, 'releases', '2.0', '', '2.0'],
    ['1.0', 'releases', '1.0', '1.0/', '1.0 (old)'],
    ['1.0', 'next', 'current', 'next/', 'Next'],
  ] as const) {
    await test.step(`/${path}, where the reader prefers ${preferred}`, async () => {
      loaded.splice(0)
      if (preferred) {
        await page.evaluate(([key, name]) => localStorage.setItem(key, name), [key, preferred] as const)
      }
      await visit(page, pages.url + path)
      await bar(page).getByRole('button', { name: 'Search' }).click()
      await page.keyboard.type('guide')
      await expect(page.getByRole('option')).toHaveCount(1)
      await expect(page.getByRole('option')).toHaveAttribute('href', `${pages.basePath}${home}guide`)
      await expect(page.getByText(/^Searching version/)).toHaveText(`Searching version ${label}`)
      expect(loaded).toEqual([version])
    })
  }
  await test.step('the search page', async () => {
    loaded.splice(0)
    const choice = page.getByRole('main').getByLabel('Version')
    const hits = page.getByRole('main').getByRole('listitem').getByRole('link')
    await page.evaluate(() => localStorage.clear())
    await visit(page, `${pages.url}search?q=guide&version=default%2F9.9`)
    await expect(choice, 'instead of a version that does not exist').toHaveValue('default/2.0')
    await visit(page, `${pages.url}search?q=guide&version=default%2F1.0`)
    await expect(choice).toHaveValue('default/1.0')
    await expect(choice.locator('option')).toHaveText(['Next', '2.0', '1.0 (old)'])
    await expect(hits).toHaveAttribute('href', `${pages.basePath}1.0/guide`)
    await choice.selectOption('Next')
    await expect(hits).toHaveAttribute('href', `${pages.basePath}next/guide`)
    await expect(page).toHaveURL(`${pages.url}search?q=guide&version=default%2Fcurrent`)
    expect(loaded.slice(-2)).toEqual(['1.0', 'current'])
    await expect.poll(() => violations(page)).toEqual([])
  })
})
