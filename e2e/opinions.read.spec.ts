import { servers } from './servers'
import { expect, test } from './site'

test('without scripts readers answer with a form, and comments are a link', async ({ page }) => {
  const posted = page.waitForRequest('https://forms.example.org/in')
  await page.route('https://forms.example.org/**', (route) => route.fulfill({ body: 'Thanks' }))
  await page.goto(`${servers.elements.url}asked`)
  await expect(page.getByRole('link', { name: 'Show comments' })).toHaveAttribute(
    'href',
    'https://github.com/you/project/discussions',
  )
  await page.getByRole('button', { name: 'Yes' }).click()
  const request = await posted
  expect(request.postData()).toBe('page=%2Ftide%2Fasked&version=current&locale=en&answer=yes')
})
