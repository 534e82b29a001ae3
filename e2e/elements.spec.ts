import { load } from '../theme/search/load'
import { violations } from './axe'
import { servers } from './servers'
import { expect, setMode, settled, test, visit, widthOf } from './site'

const { url } = servers.elements

test('readers go from a landing page to directives, copy code without the numbers of notes, enlarge an image, and find an operation; all is accessible and fits, from phones to screens', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const expectFit = async (...widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => widthOf(page)).toBe(width)
    }
  }
  await visit(page, url)
  await test.step('a landing page has only its content, and the image of its hero is beside the text', async () => {
    await expect(page.locator('main nav, aside')).toHaveCount(0)
    const gap = (side: 'x' | 'y') =>
      page.evaluate((side) => {
        const image = document.querySelector('img[alt="A window"]')?.getBoundingClientRect()
        const heading = document.querySelector('h1')?.getBoundingClientRect()
        return image && heading ? image[side] - heading[side === 'x' ? 'right' : 'bottom'] : Number.NaN
      }, side)
    await expect.poll(() => gap('x')).toBeGreaterThan(0)
    await expectFit(768, 390)
    await expect.poll(() => gap('y')).toBeGreaterThan(0)
    await setMode(page, 'dark')
    await expect.poll(() => violations(page)).toEqual([])
    await setMode(page, 'light')
  })
  await page.getByRole('link', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { name: 'All' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveClass(/landing/)
  await expect.poll(() => violations(page)).toEqual([])
  await expectFit(390, 768, 1440)
  await test.step('the numbers of notes are seen, but not copied', async () => {
    const number = () =>
      page.locator('.code-note').evaluate((element) => getComputedStyle(element, '::before').content)
    await expect.poll(number).toBe('"1"')
    await page.locator('.code-block').hover()
    await page.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('port: 8080')
  })
  await test.step('an image is enlarged with the mouse and the keyboard', async () => {
    await page.evaluate(() => window.docgen?.prefetch(window.location.href)) // waits for what the first interaction loads
    const link = page.getByRole('link', { name: 'A wide window' })
    await expect(link).toHaveCount(1) // that of the other color mode is hidden
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'A wide window' })
    await expect(dialog.getByRole('img')).toBeVisible()
    await expect.poll(() => violations(page, 'dialog[open]')).toEqual([])
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
  await test.step('an operation of an API is found with the search', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('replace pet')
    await page
      .getByRole('option', { name: /Replace a pet/ })
      .first()
      .click()
    await expect(page).toHaveURL(/put-pet/)
    await expect(page.getByRole('heading', { level: 1, name: 'Replace a pet' })).toBeVisible()
    await expect.poll(() => violations(page)).toEqual([])
    await expectFit(1440, 390)
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
