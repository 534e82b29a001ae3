import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, read, test } from '../site'

const { mdx, pages, phoenix } = servers

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const close = (page: Page) => bar(page).locator('button')

test('A1 A2 W28 a bar has the colors of its site, and no button without scripts or if the site keeps it open', async ({
  page,
}) => {
  await page.goto(`${pages.url}coloured/`)
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(16, 32, 48)')
  await expect(bar(page)).toHaveCSS('color', 'rgb(254, 254, 254)')
  await expect(bar(page).getByRole('link')).toHaveCSS('color', 'rgb(254, 254, 254)')
  await expect(close(page)).toHaveCount(0)
  await page.goto(`${pages.url}first/`)
  await expect(bar(page)).toBeVisible()
  await expect(close(page)).toHaveCount(1)
  await expect(close(page)).toBeHidden()
  await read(page, mdx.url)
  await expect(bar(page), 'a site without an announcement').toHaveCount(0)
})

test('the Phoenix site says once which version its pages describe, and links to what differs', async ({
  page,
}) => {
  await read(page, 'api/app')
  await expect(bar(page)).toContainText('are for Phoenix 5.0.0. The latest release is 4.0.1.')
  const link = bar(page).getByRole('link', { name: 'See what differs' })
  const target = await link.getAttribute('href')
  await read(page, new URL(target ?? '', phoenix.url).href)
  const section = page.getByRole('heading', { name: 'What differs in 4.0.1' })
  await expect(section).toHaveAttribute('id', (target ?? '').split('#')[1] ?? 'an anchor')
  await expect(page.getByRole('row', { name: 'App.launch()' }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/phoenix\/api\/app(#|$)/,
  )
})
