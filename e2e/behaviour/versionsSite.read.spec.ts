import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { embeddedIn, expect, read, test } from '../site'
import { bar, entriesOf, item, itemsOf, labelOf, links } from '../versionsBar'

const { url, basePath } = servers.versions

const chosen = (page: Page) => bar(page).locator('details').nth(1)

test('V2 V3 items, dropdowns and banner lead to the version of the page', async ({ page }) => {
  const last = { Docs: 'docs', Boiling: 'docs/guide/boil', '2.0': 'docs', API: 'api' }
  await test.step('the last version, where one doc is new, one unlisted, one a draft', async () => {
    await read(page, `${url}docs`)
    await expect.poll(() => itemsOf(page)).toEqual(last)
    await expect(item(page, 'Docs')).toHaveAttribute('aria-current', 'page')
  })
  await test.step('the next version, which the second dropdown does not list', async () => {
    await read(page, `${url}docs/next/guide/boil`)
    await expect
      .poll(() => itemsOf(page))
      .toEqual({
        Docs: 'docs/next',
        Boiling: 'docs/next/guide/boil',
        Whistle: 'docs/next/guide/whistle',
        Secret: 'docs/next/secret',
        Next: 'docs/next',
        API: 'api',
      })
    await expect(chosen(page).locator('summary')).toHaveText('Two')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This is unreleased documentation for Kettle Next version. For up-to-date documentation, see the latest version (2.0).',
    )
    await expect(page.getByText(/^Version: /)).toHaveText('Version: Next')
    await expect(page.locator('html')).toHaveClass(/(^| )docs-version-current( |$)/)
  })
  await test.step('an old version, and a dropdown with chosen versions, their order and labels, that is never highlighted', async () => {
    await read(page, `${url}docs/1.0/guide/boil`)
    await expect
      .poll(() => itemsOf(page))
      .toEqual({
        Docs: 'docs/1.0',
        Boiling: 'docs/1.0/guide/boil',
        '1.0 (old)': 'docs/1.0',
        API: 'api',
      })
    await expect
      .poll(() => entriesOf(chosen(page)))
      .toEqual({ One: 'docs/1.0/guide/boil', Two: 'docs/guide/boil' })
    await expect(chosen(page).locator('summary')).toHaveText('One')
    await expect(chosen(page).locator('summary')).not.toHaveAttribute('data-active')
    await expect(labelOf(page)).toHaveAttribute('data-active', 'true')
    await expect(
      page.getByRole('main').getByRole('alert').getByRole('link', { name: 'latest version' }),
    ).toHaveAttribute('href', `${basePath}docs/guide/boil`)
  })
  await test.step('other docs do not highlight the item, though their sidebar has the same name; their one version is a link', async () => {
    await read(page, `${url}api`)
    await expect.poll(() => itemsOf(page)).toEqual(last)
    await expect(item(page, 'Docs')).not.toHaveAttribute('aria-current')
    await expect(labelOf(page)).not.toHaveAttribute('data-active')
    const only = links(page).locator('ul').nth(1).getByRole('link', { name: 'Next', exact: true })
    await expect(only).toHaveAttribute('href', `${basePath}api`)
    await expect(only).toHaveAttribute('aria-current', 'page')
  })
  await test.step('an unlisted doc shows on its own page', async () => {
    await read(page, `${url}docs/secret`)
    await expect.poll(() => itemsOf(page)).toEqual({ ...last, Secret: 'docs/secret' })
  })
})

test('X3 the data of a page does not list its versions', async ({ request }) => {
  const { page } = embeddedIn(await (await request.get(`${url}docs/guide/boil`)).text())
  expect(page.version).toEqual({ name: '2.0', label: '2.0', badge: true, banner: 'none' })
})

test('V1 pages outside the docs have no version', async ({ request }) => {
  for (const path of ['releases', 'docs/search', '404.html']) {
    const html = await (await request.get(url + path)).text()
    expect(/<html[^>]* class="([^"]*)"/.exec(html)?.[1] ?? '', path).not.toContain('docs-version')
    expect(html, path).toContain('"docs":""')
    expect(html, path).not.toContain('"banner"')
  }
})
