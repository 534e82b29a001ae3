import { load } from '../theme/search/load'
import { violations } from './axe'
import { servers } from './servers'
import { expect, setMode, settled, test, visit, widthOf } from './site'

const { url } = servers.elements

for (const [path, mode] of [
  ['', 'dark'],
  ['all', 'light'],
  ['glossary', 'light'],
] as const) {
  test(`the page of directives at "/${path}" is accessible and fits, from phones to screens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await visit(page, url + path)
    await setMode(page, mode)
    await expect.poll(() => violations(page)).toEqual([])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => widthOf(page)).toBe(width)
    }
  })
}

test('a landing page has only its content, and the image of its hero is beside the text', async ({
  page,
}) => {
  await visit(page, url)
  await expect(page.locator('main nav, aside')).toHaveCount(0)
  const gap = (side: 'x' | 'y') =>
    page.evaluate((side) => {
      const image = document.querySelector('img[alt="A window"]')?.getBoundingClientRect()
      const heading = document.querySelector('h1')?.getBoundingClientRect()
      return image && heading ? image[side] - heading[side === 'x' ? 'right' : 'bottom'] : Number.NaN
    }, side)
  await expect.poll(() => gap('x')).toBeGreaterThan(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => gap('y')).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { name: 'All' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass(/landing/)
})

test('readers copy code without the numbers of notes, and enlarge an image with the mouse and the keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${url}all`)
  await test.step('the numbers of notes are seen, but not copied', async () => {
    const number = () =>
      page.locator('.code-note').evaluate((element) => getComputedStyle(element, '::before').content)
    await expect.poll(number).toBe('"1"')
    await page.locator('.code-block').hover()
    await page.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('port: 8080')
  })
  await page.evaluate(() => window.docgen?.prefetch(window.location.href)) // waits for what the first interaction loads
  const link = page.getByRole('link', { name: 'A wide window' })
  await expect(link).toHaveCount(1) // that of the other color mode is hidden
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'A wide window' })
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect.poll(() => violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect.poll(() => link.boundingBox()).toEqual(before)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Not to enlarge' })).toHaveCount(0)
  await expect(page).toHaveURL(`${url}all`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('details open, terms lead to the glossary, and images to their files', async ({ page }) => {
    await page.goto(`${url}all`)
    await page.getByText('More', { exact: true }).click()
    await expect(page.getByText('Hidden.')).toBeVisible()
    const link = page.getByRole('link', { name: 'A wide window' })
    await expect(link).toHaveCount(1)
    await expect(link).toHaveAttribute('href', /dark/)
    await link.click()
    await expect(page).toHaveURL(/\.svg/)
    await page.goBack()
    await page.getByRole('link', { name: 'snapshot' }).click()
    await expect(page).toHaveURL(`${url}glossary#term-snapshot`)
  })
})

test.describe('the reference of an API', () => {
  for (const path of ['api', 'api/pets/put-pet']) {
    test(`/${path} is accessible and fits`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 })
      await visit(page, url + path)
      await expect.poll(() => violations(page)).toEqual([])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => widthOf(page)).toBe(width)
      }
    })
  }

  test('readers find an operation with the search, and can read it without JavaScript', async ({
    browser,
    page,
  }) => {
    await visit(page, `${url}all`)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('replace pet')
    await page
      .getByRole('option', { name: /Replace a pet/ })
      .first()
      .click()
    await expect(page).toHaveURL(/put-pet/)
    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto(page.url())
    for (const label of ['curl', 'JavaScript', 'Python', 'Go']) {
      await expect(plain.locator('.tab-title', { hasText: label }).first()).toBeVisible()
    }
    await expect(plain.getByText('What it is called.').first()).toBeVisible()
    await plain.close()
  })
})

test('the options page fits on a screen and a phone, and readers can link to each option and search for it', async ({
  page,
}) => {
  await page.goto(`${url}options#themeconfig-navbar-items-docid`)
  await settled(page)
  const name = 'themeConfig.navbar.items[].docId'
  await expect(page.getByRole('heading', { name })).toBeInViewport()
  const link = page.getByRole('link', { name: `Direct link to ${name}` })
  await expect(link).toHaveAttribute('href', '#themeconfig-navbar-items-docid')
  const find = await load(`${url}search.json`, async (file, options) => fetch(new URL(file, url), options))
  for (const [query, id] of [
    ['docs.editUrl', 'docs-editurl'],
    ['hideOnScroll', 'themeconfig-navbar-hideonscroll'],
  ] as const) {
    const { groups } = await find(query, { pages: 1, hitsPerPage: 2 })
    expect(groups.flatMap(({ hits }) => hits.map((hit) => hit.url))).toContain(`/tide/options#${id}`)
  }
  const boxes = page.locator('main :is(pre, table, h3, .table-scroll)')
  await expect.poll(() => boxes.count()).toBeGreaterThan(250)
  const scrolling = () =>
    boxes.evaluateAll((all) =>
      all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML.slice(0, 300)),
    )
  await expect.poll(scrolling).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => widthOf(page)).toBe(390)
})
