import { refusals, strict } from '../policy'
import { servers } from '../servers'
import { expect, routes, settled, test, visit } from '../site'

const { phoenix, fixture, diagrams, external } = servers

test('the page for no page keeps to its policy', async ({ page }) => {
  const refused = await refusals(page)
  for (const site of [phoenix, fixture]) {
    const response = await page.goto(`${site.url}no-such-page`)
    await settled(page)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['content-security-policy']).toMatch(strict)
    expect(response?.headers()['x-content-type-options']).toBe('nosniff')
    await expect(page.locator('style, script:not([src]):not([type])')).toHaveCount(1)
    await expect(page.locator('body [style]')).toHaveCount(0)
  }
  expect(refused).toEqual([])
})

test('searching, moving on, color modes, copying and drawings in rules keep to the policy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const refused = await refusals(page)
  for (const [start, words] of [
    [phoenix.url + routes[9], 'window'],
    [`${fixture.url}markdown`, 'page'],
  ] as const) {
    await visit(page, start)
    const copy = page.getByRole('button', { name: /^Copy/ }).first()
    await copy.click({ force: true })
    await page.getByRole('button', { name: /^Switch (between|to) / }).click()
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').fill(words)
    await page.getByRole('dialog').getByRole('option').first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await settled(page)
  }
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
  // This finds styles that are in no style sheet.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">told</p>'))
  await expect.poll(() => refused).toHaveLength(1)
  expect(refused[0]).toContain('style-src-attr inline')
})

test('diagrams of every kind keep to the policy, and have the style that they ask for', async ({ page }) => {
  const refused = await refusals(page)
  await page.setViewportSize({ width: 1000, height: 8000 }) // everything is in view
  await page.emulateMedia({ colorScheme: 'light' })
  const response = await page.goto(`${diagrams.url}kinds`)
  expect(response?.headers()['content-security-policy']).not.toContain('style-src')
  const drawn = async (mode: string) => {
    const pictures = page.locator(`.diagram[data-mode="${mode}"]`)
    for (let number = 0; number < 11; number++) {
      await expect(pictures.nth(number)).toBeAttached() // they are drawn one after the other
    }
    await expect(pictures).toHaveCount(11)
    await expect(page.locator('.diagram-failure, .diagram-stage, style')).toHaveCount(0)
  }
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
  await drawn('light')
  const before = await sheets()
  const styled = page.getByRole('img', { name: 'Styled by its source' })
  await expect(styled.locator('.node.loud rect.label-container')).toHaveCSS('fill', 'rgb(18, 52, 86)')
  await expect(styled.locator('.node rect.label-container').last()).toHaveCSS('stroke-width', '4px')
  await expect(styled.locator('.flowchart-link').first()).toHaveCSS('stroke', 'rgb(171, 205, 239)')
  await expect(styled.locator('b')).toHaveCSS('letter-spacing', '3px')
  await expect(styled.locator('b')).toHaveText('style="text"')
  await expect(page.locator('[data-style-apart]')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await drawn('dark')
  await expect.poll(sheets).toBe(before) // the sheets of the light drawings are gone
  await page.getByRole('link', { name: 'Welcome' }).first().click()
  await expect.poll(sheets).toBe(0)
  // Other markup works as before again.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => refused).toHaveLength(1)
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
