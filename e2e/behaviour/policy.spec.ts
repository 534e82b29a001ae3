import { refusals, strict } from '../policy'
import { servers } from '../servers'
import { expect, settled, test, visit } from '../site'

const { phoenix, fixture, external } = servers

test('the page for no page keeps to its policy', async ({ page }) => {
  const refused = await refusals(page)
  for (const site of [phoenix, fixture]) {
    const response = await page.goto(`${site.url}no-such-page`)
    await settled(page)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['content-security-policy']).toMatch(strict)
    expect(response?.headers()['x-content-type-options']).toBe('nosniff')
    await expect(page.locator('script:not([src]):not([type])')).toHaveCount(1)
    await expect(page.locator('body [style]')).toHaveCount(0)
  }
  expect(refused).toEqual([])
})

// Other tests are quiet, and so keep to the policy: Chromium writes to the console what it refuses.
test('drawings in rules keep to the policy, which refuses styles that are in no style sheet', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const refused = await refusals(page)
  await visit(page, `${fixture.url}markdown`)
  const mask = () =>
    page
      .locator('.admonition-title')
      .first()
      .evaluate((title) => getComputedStyle(title, '::before').maskImage)
  await expect.poll(mask).toMatch(/\/assets\/icons-[A-Z0-9]{8}\.svg"\)$/)
  const [, address = ''] = (await mask()).match(/"(.*)"/) ?? []
  const picture = await page.request.get(address)
  expect(picture.headers()['content-type']).toBe('image/svg+xml')
  expect(refused).toEqual([])
  expect(messages).toEqual([])
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">told</p>'))
  await expect.poll(() => refused).toHaveLength(1)
  expect(refused[0]).toContain('style-src-attr inline')
  await expect.poll(() => messages.join()).toContain('Content Security Policy')
})

/** Responses of other hosts. Each file loads the next one, as with the real services. */
const elsewhere: Record<string, { contentType: string; body: string }> = {
  'https://fonts.googleapis.com/css2': {
    contentType: 'text/css',
    body: '@font-face { font-family: Own; src: url(https://fonts.gstatic.com/own.woff2) } :root { --font-body: Own }',
  },
  'https://plausible.io/js/script.js': {
    contentType: 'text/javascript',
    body: `fetch('https://plausible.io/api/event', { method: 'POST', mode: 'no-cors', body: document.currentScript.dataset.domain })`,
  },
  'https://www.googletagmanager.com/gtag/js': {
    contentType: 'text/javascript',
    body: `new Image().src = 'https://region1.google-analytics.com/g/collect?' + JSON.stringify(dataLayer[1])`,
  },
}

test('what a site takes from elsewhere by the guide is allowed, and loads', async ({ page }) => {
  const refused = await refusals(page)
  const asked = new Set<string>()
  await page.route(/^https:/, (route) => {
    const [address = ''] = route.request().url().split('?')
    asked.add(new URL(address).host)
    return route.fulfill(
      elsewhere[address] ?? {
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
    )
  })
  await visit(page, external.url)
  await page.locator('footer img').scrollIntoViewIfNeeded()
  await visit(page, `${external.url}team`)
  await expect
    .poll(() => [...asked].sort())
    .toEqual([
      'codesandbox.io',
      'fonts.googleapis.com',
      'fonts.gstatic.com',
      'markdown.example',
      'plausible.io',
      'region1.google-analytics.com',
      'team.example',
      'www.googletagmanager.com',
      'www.netlify.com',
    ])
  expect(refused).toEqual([])
})
