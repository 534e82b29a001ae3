import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, titleOf } from '../site'

const blog = servers.blog.url

const share = (page: Page) => page.getByRole('group', { name: 'Share this post' })

test('a post can be read and shared without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${blog}blog/every-field`)
  await expect(titleOf(page, 'Every field')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Byron', exact: true })).toBeVisible()
  await expect(share(page).getByRole('link', { name: 'Copy link' })).toHaveAttribute(
    'href',
    'https://blog.example/kettle/blog/every-field',
  )
  await expect(share(page).getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Every%20field&body=https/,
  )
  await expect(share(page).getByRole('button')).toBeHidden()
  await context.close()
})
