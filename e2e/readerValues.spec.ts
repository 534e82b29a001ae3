import { type BuiltSite, openBuiltSite } from './builtSite'
import { expectNoViolations } from './axe'
import { awake, expect, test, visit } from './site'

const page = `# Start

Your key is :var[api-key], and [the other page with :var[api-key]](other.mdx) has it, too.

\`\`\`sh vars
curl -H "Authorization: Bearer :var[api-key]" https://example.org
\`\`\`
`

let site: BuiltSite

test.beforeAll(async () => {
  site = await openBuiltSite({
    'docgen.yaml': 'title: Values\nurl: https://example.org\nmarkdown: { values: { api-key: YOUR_KEY } }\n',
    'content/index.md': page,
    'content/other.mdx': '# Other\n\nHere it is :var[api-key].\n\n```sh vars\nexport KEY=:var[api-key]\n```\n',
    'content/plain.md': '# Plain\n',
  })
})
test.afterAll(() => site?.close())

test('readers fill in a value once, and every place and the copied code have it until they empty it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, site.url)
  const places = page.locator('.markdown [data-var]')
  const inText = page.getByRole('button', { name: 'YOUR_KEY' }).first()
  await inText.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Enter your value for api-key' })
  await expect(field).toBeFocused()
  await expectNoViolations(page, 'light')
  await expectNoViolations(page, 'dark')
  await field.fill('lost')
  await page.keyboard.press('Escape')
  await expect(places).toHaveText(['YOUR_KEY', 'YOUR_KEY', 'YOUR_KEY'])
  await expect(inText).toBeFocused()
  await page.keyboard.press(' ')
  await field.fill(' s3cret ')
  await page.keyboard.press('Enter')
  await expect(places).toHaveText(['s3cret', 's3cret', 's3cret'])
  await expect(page.getByRole('button', { name: 's3cret' })).toHaveCount(2) // the one in the link is text
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('curl -H "Authorization: Bearer s3cret" https://example.org')

  await page.reload()
  await expect(places).toHaveText(['s3cret', 's3cret', 's3cret'])
  await page.locator('.markdown a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  await expect(places).toHaveText(['s3cret', 's3cret'])
  await places.last().click()
  await field.fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(places).toHaveText(['YOUR_KEY', 'YOUR_KEY'])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('value')))).toEqual([])
})

test('values of the reader work without storage, and pages without places load nothing for them', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new Error('off') } })
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit(page, `${site.url}plain`)
  await awake(page)
  expect(loaded.filter((url) => url.includes('readerValues'))).toEqual([])
  await visit(page, `${site.url}other`)
  await page.getByRole('button', { name: 'YOUR_KEY' }).first().click()
  await page.keyboard.type('kept')
  await page.keyboard.press('Tab')
  await expect(page.locator('.markdown [data-var]')).toHaveText(['kept', 'kept'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('readers see what stands for a value', async ({ page }) => {
    await page.goto(site.url)
    await expect(page.locator('.markdown [data-var]')).toHaveText(['YOUR_KEY', 'YOUR_KEY', 'YOUR_KEY'])
    await expect(page.locator('.markdown').getByRole('button')).toHaveCount(0)
  })
})
