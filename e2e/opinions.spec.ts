import { expect, test } from '@playwright/test'
import { violations } from './axe'
import { type BuiltSite, openBuiltSite } from './builtSite'
import { widthOf } from './site'

const files = {
  'docgen.yaml': `title: Tide
url: https://example.org
themeConfig:
  colorMode: { respectPrefersColorScheme: true }
  announcementBar: { content: News of the site }
  feedback: { endpoint: https://forms.example.org/in, event: asked, comment: true }
  giscus: { repo: you/project, repoId: R_1, category: Comments, categoryId: DIC_1, docs: true }
`,
  'content/index.md': '# Home\n\n[Own head](own.md)\n',
  'content/own.md': `---
head:
  - { tagName: meta, attributes: { name: author, content: Ann } }
announcement: false
comments: false
---
# Own

[Home](index.md)
`,
}

let site: BuiltSite

test.beforeAll(async () => {
  site = await openBuiltSite(files)
})

test.afterAll(() => site.close())

/** Waits for what the first interaction loads. */
const interact = 'window.docgen.prefetch(window.location.href)'

test('readers answer, say why, and see that the answer has arrived', async ({ page }) => {
  const sent: string[] = []
  let isDown = true
  await page.route('https://forms.example.org/**', (route) => {
    if (isDown) {
      return route.abort()
    }
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await page.goto(site.url)
  await page.evaluate(
    "document.addEventListener('docgen:feedback', ({ detail }) => { window.answer = detail.answer })",
  )
  await page.evaluate(
    'window.events = []; window.gtag = (...call) => window.events.push(call); window.plausible = (...call) => window.events.push(call)',
  )
  await page.evaluate(interact)
  const form = page.getByRole('group', { name: 'Was this page helpful?' })
  const no = form.getByRole('button', { name: 'No' })
  await no.click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be sent' })).toBeVisible()
  isDown = false
  await no.focus()
  await page.keyboard.press('Enter')
  const comment = page.getByRole('textbox', { name: 'What can we do better?' })
  await expect(comment).toBeFocused()
  expect(await violations(page)).toEqual([])
  await comment.fill('More pictures')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  await expect(form).toHaveCount(0)
  expect(sent).toEqual([
    'page=%2F&version=current&locale=en&answer=no',
    'page=%2F&version=current&locale=en&answer=no&comment=More+pictures',
  ])
  await expect.poll(() => page.evaluate('window.answer')).toBe('no')
  const values = { page: '/', version: 'current', locale: 'en', answer: 'no' }
  const commented = { ...values, comment: 'More pictures' }
  await expect
    .poll(() => page.evaluate('window.events'))
    .toEqual([
      ['event', 'asked', values],
      ['asked', { props: values }],
      ['event', 'asked', commented],
      ['asked', { props: commented }],
    ])
})

test('comments load when the reader asks for them, in the color mode of the page', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://giscus.app/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'window.giscus = { ...document.currentScript.dataset }',
    })
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(site.url)
  await page.evaluate(interact)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Show comments' }).click()
  await expect
    .poll(() => page.evaluate('window.giscus?.repo + " " + window.giscus?.theme'))
    .toBe('you/project dark')
  expect(asked).toEqual(['https://giscus.app/client.js'])
})

test('a page with its own head loads as a document, and so does the page after it', async ({ page }) => {
  await page.goto(site.url)
  await page.evaluate('window.first = true')
  await page.getByRole('main').getByRole('link', { name: 'Own head' }).click()
  await expect(page.locator('meta[name=author]')).toHaveAttribute('content', 'Ann')
  await expect(page.getByText('News of the site')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Show comments' })).toHaveCount(0)
  expect(await page.evaluate('window.first')).toBeUndefined()
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await expect(page.locator('meta[name=author]')).toHaveCount(0)
  await expect(page.getByText('News of the site')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the question and the button are accessible and fit, ${colorScheme}, without JavaScript too`, async ({
    browser,
  }) => {
    for (const width of [390, 1440]) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } })
      await page.goto(site.url)
      expect(await violations(page)).toEqual([])
      expect(await widthOf(page)).toBe(width)
      await page.close()
    }
    const page = await browser.newPage({ javaScriptEnabled: false })
    const posted = page.waitForRequest('https://forms.example.org/in')
    await page.route('https://forms.example.org/**', (route) => route.fulfill({ body: 'Thanks' }))
    await page.goto(site.url)
    await expect(page.getByRole('link', { name: 'Show comments' })).toHaveAttribute(
      'href',
      'https://github.com/you/project/discussions',
    )
    await page.getByRole('button', { name: 'Yes' }).click()
    expect((await posted).postData()).toBe('page=%2F&version=current&locale=en&answer=yes')
    await page.close()
  })
}
