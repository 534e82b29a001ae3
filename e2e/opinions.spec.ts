import { violations } from './axe'
import { servers } from './servers'
import { awake, expect, setMode, test, visit, widthOf } from './site'

const address = `${servers.elements.url}asked`

test('a question and comments are accessible and fit, load when readers ask for them, and send what they answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, address)
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode)
    await expect.poll(() => violations(page), mode).toEqual([])
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => widthOf(page)).toBe(width)
  }
  await test.step('a page with its own head loads as a document, and so does the page after it', async () => {
    await page.evaluate('window.first = true')
    await page.getByRole('main').getByRole('link', { name: 'Own head' }).click()
    await expect(page.locator('meta[name=author]')).toHaveAttribute('content', 'Ann')
    await expect(page.getByText('News of the site')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Show comments' })).toHaveCount(0)
    await expect.poll(() => page.evaluate('window.first')).toBeUndefined()
    await page.getByRole('main').getByRole('link', { name: 'Asked', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Asked', level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=author]')).toHaveCount(0)
    await expect(page.getByText('News of the site')).toBeVisible()
  })
  await test.step('comments load when the reader asks for them, in the color mode of the page', async () => {
    const asked: string[] = []
    await page.route('https://giscus.app/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: 'window.giscus = { ...document.currentScript.dataset }',
      })
    })
    await awake(page)
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Show comments' }).click()
    await expect
      .poll(() => page.evaluate('window.giscus?.repo + " " + window.giscus?.theme'))
      .toBe('you/project dark')
    expect(asked).toEqual(['https://giscus.app/client.js'])
  })
  await test.step('readers answer, say why, and see that the answer has arrived', async () => {
    const sent: string[] = []
    let isDown = true
    await page.route('https://forms.example.org/**', (route) => {
      if (isDown) {
        return route.abort()
      }
      sent.push(route.request().postData() ?? '')
      return route.fulfill({ status: 204 })
    })
    await page.evaluate(
      "document.addEventListener('docgen:feedback', ({ detail }) => { window.answer = detail.answer })",
    )
    await page.evaluate(
      'window.events = []; window.gtag = (...call) => window.events.push(call); window.plausible = (...call) => window.events.push(call)',
    )
    const form = page.getByRole('group', { name: 'Was this page helpful?' })
    const no = form.getByRole('button', { name: 'No' })
    await no.click()
    await expect(page.getByRole('status').filter({ hasText: 'could not be sent' })).toBeVisible()
    isDown = false
    await no.focus()
    await page.keyboard.press('Enter')
    const comment = page.getByRole('textbox', { name: 'What can we do better?' })
    await expect(comment).toBeFocused()
    await expect.poll(() => violations(page)).toEqual([])
    await comment.fill('More pictures')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    await expect(form).toHaveCount(0)
    expect(sent).toEqual([
      'page=%2Ftide%2Fasked&version=current&locale=en&answer=no',
      'page=%2Ftide%2Fasked&version=current&locale=en&answer=no&comment=More+pictures',
    ])
    await expect.poll(() => page.evaluate('window.answer')).toBe('no')
    const values = { page: '/tide/asked', version: 'current', locale: 'en', answer: 'no' }
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
})
