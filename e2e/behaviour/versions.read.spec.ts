import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, read, test } from '../site'

const { fixture } = servers

const bar = (page: Page) => page.getByRole('banner')

test('V1 a site with one version says so', async ({ request }) => {
  const html = await (await request.get('api/window')).text()
  const data = JSON.parse(/id="docgen-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  const only = { name: 'current', label: 'Next', isLast: true, home: '/phoenix/', base: '/phoenix' }
  expect(data.site.docs).toEqual([{ id: 'default', versions: [only] }])
})

test('V1 V3 with one version the dropdown is a link to the page itself', async ({ page }) => {
  await read(page, `${fixture.url}guide/setup`)
  const link = bar(page).getByRole('link', { name: 'Next', exact: true })
  await expect(link).toHaveAttribute('href', '/fixture/guide/setup')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(bar(page).locator('details', { hasText: 'Next' })).toHaveCount(0)
})
