import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { shiftsOf, watchShifts } from '../shifts'
import { expect, isMarked, mark, test as base, titleOf, visit } from '../site'

const { url } = servers.blog

/** Answers requests to the public address of the site, where an author has an image. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.route('https://blog.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await use(page)
  },
})

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const recent = (page: Page) => navigation(page, 'Blog recent posts navigation')
const neighbors = (page: Page) => navigation(page, 'Blog post page navigation')
const pager = (page: Page) => navigation(page, 'Blog list page navigation')

test('readers go from list to list, to post, to docs and back without a reload', async ({
  quietPage: page,
}) => {
  await watchShifts(page)
  await visit(page, `${url}blog`)
  await expect.poll(() => shiftsOf(page), 'nothing moves while it loads').toEqual([])
  await mark(page)
  await pager(page).getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(`${url}blog/page/2`)
  await expect(main(page).getByRole('heading', { name: 'Short and whole' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle('Kettle news | Kettle')
  await main(page).getByRole('link', { name: 'Links everywhere', exact: true }).first().click()
  await expect(titleOf(page, 'Links everywhere')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(neighbors(page)).toHaveCount(1)
  await main(page).getByRole('link', { name: 'the docs', exact: true }).click()
  await expect(titleOf(page, 'Brew a pot')).toBeVisible()
  await expect(page.locator('#leaves')).toBeInViewport()
  await test.step('nothing of the post is left', async () => {
    await expect(neighbors(page)).toHaveCount(0)
    await expect(main(page).getByText('min read')).toHaveCount(0)
    await expect(recent(page)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/blog/)
  })
  await main(page).getByRole('link', { name: 'which leaves' }).click()
  await expect(titleOf(page, 'Which leaves to buy')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Brew a pot')).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, 'Links everywhere')).toBeVisible()
  await expect.poll(() => isMarked(page)).toBe(true)
})

test('MDX in posts works like in docs', async ({ quietPage: page }) => {
  await visit(page, `${url}blog/notes/steeping`)
  await main(page).getByRole('button', { name: 'Steep 2 min' }).click()
  await expect(main(page).getByRole('button', { name: 'Steep 3 min' })).toBeVisible()
  await main(page).getByRole('tab', { name: 'Black' }).click()
  await expect(main(page).getByText('Steep it for 4 minutes.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['How long to steep'])
})
