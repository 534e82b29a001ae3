import { servers } from './servers'
import { expect, read, test } from './site'

const { url } = servers.elements

test('without scripts, details open, terms lead to the glossary, images to their files, and examples of an API can be read', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${url}all`)
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByText('Hidden.')).toBeVisible()
  const link = page.getByRole('link', { name: 'A wide window' })
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', /\/dark-[^/]*\.svg#/)
  const picture = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/svg+xml')
  await expect(page.getByRole('link', { name: 'snapshot' })).toHaveAttribute(
    'href',
    /\/tide\/glossary#term-snapshot$/,
  )
  await read(page, `${url}glossary`)
  await expect(page.locator('#term-snapshot')).toHaveCount(1)
  await page.goto(`${url}api/pets/put-pet`)
  for (const label of ['curl', 'JavaScript', 'Python', 'Go']) {
    await expect(page.locator('.tab-title', { hasText: label }).first()).toBeVisible()
  }
  await expect(page.getByText('What it is called.').first()).toBeVisible()
})
