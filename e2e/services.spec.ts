import { servers } from './servers'
import { expect, test, visit } from './site'

const { url } = servers.infima

test('client modules run before hydration, and at each route', async ({ page }) => {
  await page.goto(`${url}start`)
  const log = () => page.evaluate(() => (window as unknown as { log: string[] }).log)
  const first = [
    'run, hydrated: false',
    'update /buoy/start from undefined',
    'cleanup',
    'did update /buoy/start from undefined, title Start',
  ]
  await expect.poll(log).toEqual(first)
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click()
  const second = [
    'update /buoy/guide from /buoy/start',
    'cleanup',
    'did update /buoy/guide from /buoy/start, title Guide',
  ]
  await expect.poll(log).toEqual([...first, ...second])
  await page.goBack()
  await expect
    .poll(async () => (await log()).at(-1))
    .toBe('did update /buoy/start from /buoy/guide, title Start')
})

test('DocSearch loads when the reader opens the search, and leads to pages', async ({ page }) => {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, `${url}start`)
  expect(asked.filter((url) => /DocSearch|style-/.test(url))).toEqual([])

  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Algolia' })
  const filters =
    'kite ["language:en",["docusaurus_tag:default","docusaurus_tag:docs-default-current"],"type:content"]'
  await expect(dialog.locator('output')).toHaveText(filters)
  await expect(dialog.locator('output')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await page.keyboard.type('kit')
  await expect(dialog.locator('input')).toHaveValue('kit')
  await dialog.getByRole('link', { name: 'The guide' }).click()
  await expect(page).toHaveURL(`${url}guide#part`)
  await expect(dialog).toBeHidden()

  await page.goto(`${url}search?q=string`)
  await expect(dialog.locator('input')).toHaveValue('string')
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page).toHaveURL(`${url}guide#part`)
  expect(failures).toEqual([])
})
