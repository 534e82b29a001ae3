import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { shiftsOf, watchShifts } from '../shifts'
import { changeSite, expect, inOrder, test, titleOf, visit } from '../site'
import { dropdown, entriesOf, item, itemsOf, labelOf, open } from '../versionsBar'

const { url } = servers.versions
const key = 'docs-preferred-version-default'

const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage))

test('V2 V3 K7 outside the docs, items and dropdown follow the preferred version once scripts run', async ({
  quietPage: page,
  request,
}) => {
  const html = await (await request.get(`${url}releases`)).text()
  expect(html).toContain('<summary class="Dropdown_summary"')
  expect(html).toMatch(/<summary[^>]*><span[^>]*>2\.0</)
  await watchShifts(page)
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('kept') === null) {
      localStorage.setItem(key, '9.9')
      sessionStorage.setItem('kept', 'yes')
    }
  }, key)
  await test.step('a preference for a version that is no more is forgotten', async () => {
    await visit(page, `${url}releases`)
    await expect.poll(() => stored(page)).toEqual([])
    await expect(labelOf(page)).toHaveText('2.0')
  })
  await test.step('a version that the reader picks is preferred', async () => {
    await open(page, dropdown(page))
    await dropdown(page).getByRole('link', { name: '1.0 (old)' }).click()
    await expect(titleOf(page, 'The iron kettle')).toBeVisible()
    await expect.poll(() => stored(page)).toEqual([[key, '1.0']])
    await visit(page, `${url}releases`)
    await expect(labelOf(page)).toHaveText('1.0 (old)')
    await expect
      .poll(() => itemsOf(page))
      .toEqual({
        Docs: 'docs/1.0',
        Boiling: 'docs/1.0/guide/boil',
        '1.0 (old)': 'docs/1.0',
        API: 'api',
      })
    await expect.poll(() => shiftsOf(page), 'nothing moves when it appears').toEqual([])
    await item(page, 'Boiling').click()
    await expect(page).toHaveURL(`${url}docs/1.0/guide/boil`)
  })
  await test.step('a visit alone changes no preference', async () => {
    await visit(page, `${url}docs/next`)
    await expect(labelOf(page), 'the page’s own version comes first').toHaveText('Next')
    await expect.poll(() => stored(page)).toEqual([[key, '1.0']])
  })
  await test.step('with versionPersistence none, a choice lasts until the page is loaded again', async () => {
    await page.evaluate(() => localStorage.clear())
    await changeSite(page, ({ site }) => {
      site.forgetVersions = true
    })
    await visit(page, `${url}releases`)
    await open(page, dropdown(page))
    await dropdown(page).getByRole('link', { name: '1.0 (old)' }).click()
    await expect(titleOf(page, 'The iron kettle')).toBeVisible()
    await page.goBack()
    await expect(titleOf(page, 'Releases')).toBeVisible()
    await expect(labelOf(page)).toHaveText('1.0 (old)')
    await expect.poll(() => stored(page)).toEqual([])
    await visit(page, `${url}releases`)
    await expect(labelOf(page)).toHaveText('2.0')
  })
})

test('V2 V3 the dropdown and the banner lead to the same doc in other versions, and say which ones lack it', async ({
  quietPage: page,
}) => {
  const entry = (name: string) => dropdown(page).getByRole('link', { name, exact: true })
  const banner = page.getByRole('main').getByRole('alert')
  const badge = page.getByText(/^Version: /)
  await visit(page, `${url}docs/care?a=b#top`)
  await test.step('the same doc at another path, with the query and the anchor', async () => {
    await expect(labelOf(page)).toHaveText('2.0')
    await expect(banner).toHaveCount(0)
    await open(page, dropdown(page))
    await expect
      .poll(() => entriesOf(dropdown(page)))
      .toEqual({
        Next: 'docs/next/care?a=b#top',
        '2.0': 'docs/care?a=b#top',
        '1.0 (old)': 'docs/1.0/cleaning?a=b#top',
        'All releases': 'releases',
      })
    await expect(entry('2.0')).toHaveAttribute('aria-current', 'true')
  })
  await test.step('the keyboard walks through the dropdown', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(entry('Next')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(labelOf(page)).toBeFocused()
    await expect(dropdown(page)).not.toHaveAttribute('open')
    for (const name of ['Next', '2.0', '1.0 (old)']) {
      await page.keyboard.press('ArrowDown')
      await expect(entry(name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${url}docs/1.0/cleaning?a=b#top`)
    await expect.poll(() => stored(page)).toEqual([[key, '1.0']])
  })
  await test.step('the banner and the badge of an old version', async () => {
    await expect(banner).toHaveText(
      'This is documentation for Kettle 1.0 (old), which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).',
    )
    await expect(badge).toHaveText('Version: 1.0 (old)')
    await inOrder([page.getByRole('navigation', { name: 'Breadcrumbs' }), badge, page.locator('h1')])
    await expect(page.locator('html')).toHaveClass(/(^| )docs-version-1\.0( |$)/)
    await banner.getByRole('link').click()
    await expect(page).toHaveURL(`${url}docs/care`)
    await expect(banner).toHaveCount(0)
    await expect(badge).toHaveText('Version: 2.0')
    await expect.poll(() => stored(page)).toEqual([[key, '2.0']])
    await expect(page.locator('html')).toHaveClass(/(^| )docs-version-2\.0( |$)/)
  })
  await test.step('a doc that the other versions lack', async () => {
    await page.evaluate(() => localStorage.clear())
    await visit(page, `${url}docs/next/guide/whistle`)
    await open(page, dropdown(page))
    await expect(entry('2.0 does not have this page').getByText('does not have this page')).toBeVisible()
    await expect(entry('2.0 does not have this page')).toHaveAttribute('href', /^\/versions\/docs$/)
    await expect(entry('1.0 (old) does not have this page')).toBeVisible()
    await expect(banner).toHaveText(
      'This is unreleased documentation for Kettle Next version. The latest version (2.0) does not have this page. Go to its home page',
    )
    await banner.getByRole('link', { name: 'Go to its home page' }).click()
    await expect(titleOf(page, 'The steel kettle')).toBeVisible()
    await expect.poll(() => stored(page)).toEqual([[key, '2.0']])
  })
})
