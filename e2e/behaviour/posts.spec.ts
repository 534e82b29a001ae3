import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { shiftsOf, watchShifts } from '../shifts'
import { awake, expect, test, titleOf, visit } from '../site'

const blog = servers.blog.url

/** Answers requests to the site's public address, where an author has an image. */
async function withoutNetwork(page: Page) {
  await page.route('https://blog.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

const share = (page: Page) => page.getByRole('group', { name: 'Share this post' })

test('readers copy the address of a post, or share it with the apps of their system', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    })
  })
  await visit(page, `${blog}blog/2025/06/18/long`)
  await awake(page)
  await share(page).getByRole('link', { name: 'Copy link' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await share(page).getByRole('link', { name: 'Copy link' }).click()
  await expect(share(page).getByRole('status')).toHaveText('Link copied')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('https://blog.example/kettle/blog/2025/06/18/long')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await share(page).getByRole('button', { name: 'Share…' }).click()
  await expect
    .poll(() => page.evaluate('window.shared'))
    .toEqual({
      title: expect.stringMatching(/^A very long title/),
      url: 'https://blog.example/kettle/blog/2025/06/18/long',
    })
  await context.close()
})

test('the parts around a post come within a budget, do not move, and follow the reader from page to page', async ({
  page,
}) => {
  await withoutNetwork(page)
  await watchShifts(page)
  const answers: Promise<{ path: string; type: string; size: number }>[] = []
  const listen = (response: Response) => {
    const path = new URL(response.url()).pathname
    const type = response.request().resourceType()
    answers.push(response.body().then((body) => ({ path, type, size: gzipSync(body, { level: 9 }).length })))
  }
  page.on('response', listen)
  await visit(page, `${blog}blog/every-field`)
  page.off('response', listen)
  await test.step('the size of a first visit', async () => {
    const all = await Promise.all(answers)
    const sizeOf = (type: string) =>
      all
        .filter((one) => one.type === type && !one.path.includes('/react-'))
        .reduce((sum, { size }) => sum + size, 0)
    expect(sizeOf('script')).toBeGreaterThan(0)
    expect(sizeOf('script')).toBeLessThanOrEqual(20 * 1024)
    expect(sizeOf('stylesheet')).toBeGreaterThan(0)
    expect(sizeOf('stylesheet')).toBeLessThanOrEqual(15 * 1024)
  })
  await expect.poll(() => shiftsOf(page)).toEqual([])
  await expect.poll(() => violations(page)).toEqual([])
  await test.step('on systems without a list of apps there is no button for it', async () => {
    await awake(page)
    await expect(share(page).getByRole('link')).toHaveCount(2)
    await expect(share(page).getByRole('button')).toBeHidden()
  })
  const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' })
  await expect(recent.locator('[aria-current=page]')).toHaveText('All fields')
  await page.getByRole('link', { name: /^Older post/ }).click()
  await expect(titleOf(page, 'Levels of contents')).toBeVisible()
  await expect(page.getByText('August 1, 2026')).toBeVisible()
  await expect(recent.locator('[aria-current=page]')).toHaveText('Levels of contents')
  await page.goBack()
  await expect(titleOf(page, 'Every field')).toBeVisible()
  await expect(page.locator('.post-header .avatar')).toHaveCount(3)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(share(page)).toHaveCount(0)
  await page.goBack()
  await expect(share(page)).toHaveCount(1)
  await test.step('on a phone recent posts are in the side menu', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await page.getByRole('button', { name: 'Recent posts' }).click()
    await recent.getByRole('link', { name: 'Guests' }).click()
    await expect(titleOf(page, 'Guests')).toBeVisible()
  })
})
