import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { expect, test, titleOf, visit } from '../site'

const { url } = servers.theming

/** The colors that docgen derives from the brand, and their mix with the page behind a highlighted line. */
const accents = { light: 'rgb(28, 107, 69)', dark: 'rgb(79, 154, 113)' }
const marked = { light: [235, 242, 238], dark: [26, 34, 28] }

const pressed = (page: Page) => page.getByRole('button', { name: /^Pressed/ })
const ownHead = (page: Page) =>
  page
    .locator('head [data-page-head], head [data-page-styles]:not([media="not all"])')
    .evaluateAll((all) => all.map((element) => element.getAttribute('name') ?? element.getAttribute('rel')))

test('readers go from page to page without loading the document, each with its own head, code and styles, in the color of the brand', async ({
  quietPage: page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const name = request.url().match(/\/assets\/(page-[a-z-]+)-[A-Z0-9]+\.js$/)?.[1]
    if (name) {
      scripts.push(name)
    }
  })
  await visit(page, `${url}docs/guide`)
  await test.step('a brand color is the accent of the sidebar, of marked lines and of the search, in both modes', async () => {
    const line = page.locator('.code-block .highlighted')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const accent = accents[colorScheme]
      const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]')
      await expect(current).toHaveCSS('color', accent)
      await expect(page.getByRole('link', { name: 'Theming by hand' })).toHaveCSS('color', accent)
      await expect(line).toHaveCSS('box-shadow', `${accent} 2px 0px 0px 0px inset`)
      const background = await line.evaluate((element) => getComputedStyle(element).backgroundColor)
      const parts = background.match(/[\d.]+/g)?.slice(-3) ?? []
      expect(parts.map((part) => Math.round(255 * Number(part)))).toEqual(marked[colorScheme])
      await page.keyboard.press('/')
      const field = page.getByRole('dialog').locator('[class$="_field"]')
      await expect(field).toHaveCSS('border-block-end-color', accent)
      await expect(field).toHaveCSS('box-shadow', `${accent} 0px 1px 0px 0px`)
      await page.keyboard.press('Escape')
    }
    await page.emulateMedia({ colorScheme: 'light' })
  })
  expect(scripts).toEqual([])
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'People' }).click()
  await expect(titleOf(page, 'People')).toBeVisible()
  await expect(page).toHaveTitle('People | Theming')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Who made it')
  await expect.poll(() => ownHead(page)).toEqual(['own', 'help'])
  expect(scripts).toEqual(['page-team-people'])

  await page.getByRole('link', { name: 'Theming by hand' }).click()
  await expect(titleOf(page, 'A page made by hand')).toHaveCSS('font-size', '40px')
  await expect(page).toHaveTitle('Home | Theming')
  await expect.poll(() => ownHead(page)).toEqual(['stylesheet'])
  expect(scripts).toEqual(['page-team-people', 'page-index'])
  await test.step('a page of the site answers, by state of its own and of an npm package', async () => {
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-own', 'inline')
    await expect(page.locator('html')).toHaveAttribute('data-script', 'file')
    await expect.poll(() => violations(page)).toEqual([])
    await pressed(page).click()
    await pressed(page).click()
    await expect(pressed(page)).toHaveText('Pressed 2')
    await page.getByRole('button', { name: 'Greet' }).click()
    await expect(page.getByText('Hello reader, 1 times')).toBeVisible()
    await expect(page.getByRole('img', { name: 'A dot' })).toHaveJSProperty('complete', true)
    await expect
      .poll(() => page.getByRole('img', { name: 'A dot' }).evaluate((image) => image.clientWidth))
      .toBe(16)
  })

  await page.getByRole('link', { name: 'To the docs' }).click()
  await expect(titleOf(page, 'Welcome')).toBeVisible()
  await expect.poll(() => ownHead(page)).toEqual([])
  await page.locator('.markdown').getByRole('link', { name: 'about it' }).click()
  await expect(page.locator('#history')).toBeInViewport()
  await page.goBack()
  await page.goBack()
  await expect(pressed(page)).toHaveText('Pressed 0')
  await expect(page).toHaveTitle('Home | Theming')
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true)
})
