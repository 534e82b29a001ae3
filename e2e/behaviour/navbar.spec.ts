import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { changeSite, expect, hydrated, inOrder, scrollTo, test, visit, widthOf } from '../site'

const { fixture, pages } = servers

const bar = (page: Page) => page.getByRole('banner')
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const toggle = (page: Page) => bar(page).getByRole('button', { name: /^Switch (between|to) / })

/** The label of a dropdown, and the list that it opens. */
const dropdown = (page: Page, label: string) => bar(page).locator('details').filter({ hasText: label })
const labelOf = (dropdown: Locator) => dropdown.locator('summary')

/** The accessible name of a dropdown's label. */
async function heard(page: Page, name: string) {
  const client = await page.context().newCDPSession(page)
  const { root } = await client.send('DOM.getDocument')
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
  })
  const node = nodes.find(({ role }) => role?.value.startsWith('DisclosureTriangle'))
  const expanded = node?.properties?.find((property) => property.name === 'expanded')
  return expanded?.value.value
}

test('N1 the bar stays at the top of the window, whichever way the reader scrolls', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/modal')
  const belowAnnouncement = (await bar(page).boundingBox())?.y
  for (const top of [400, 1200, 800, 0]) {
    await scrollTo(page, top)
    expect((await bar(page).boundingBox())?.y).toBe(top > 0 ? 0 : belowAnnouncement)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  }
})

test('N1 the bar follows below an announcement, then sticks', async ({ quietPage: page }) => {
  await visit(page, `${fixture.url}guide/features`)
  expect((await bar(page).boundingBox())?.y).toBeGreaterThan(0)
  await scrollTo(page, 300)
  expect((await bar(page).boundingBox())?.y).toBe(0)
})

test('N2 the bar holds brand and left items at its start, right items, colour mode and search at its end', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  const parts = [
    item(page, 'Phoenix'),
    item(page, 'Changelog'),
    item(page, 'Report an Issue'),
    item(page, 'GitHub'),
    toggle(page),
    bar(page).getByRole('button', { name: 'Search' }),
  ]
  await inOrder(parts)
  const starts = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x ?? Number.NaN))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(starts[1]).toBeGreaterThan(720)
  await expect(item(page, 'Phoenix')).toHaveAttribute('href', '/phoenix/')
  await expect(bar(page).getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden()
})

test('N2 N10 in a narrow window the menu button comes first, and the colour mode is not in the bar', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, 'api/window')
  await inOrder([
    bar(page).getByRole('button', { name: 'Toggle navigation bar' }),
    item(page, 'Phoenix'),
    bar(page).getByRole('button', { name: 'Search' }),
  ])
  await expect(toggle(page)).toBeHidden()
  await expect(item(page, 'GitHub')).toBeHidden()
  expect(await widthOf(page)).toBe(390)
})

test('N2 a long title is cut, not wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await changeSite(page, ({ site }) => {
    site.navbar.title = 'A title that is much too long for any bar of any phone there is'
  })
  await visit(page, '')
  await page.getByRole('banner').getByText('A title that').waitFor()
  expect(await widthOf(page)).toBe(390)
  expect((await bar(page).boundingBox())?.height).toBeLessThan(70)
})

test('N3 the logo is the one of the colour mode', async ({ quietPage: page }) => {
  await visit(page, fixture.url)
  const pictures = bar(page).locator('img')
  const shown = () =>
    pictures.evaluateAll((all) =>
      all.filter((picture) => picture.checkVisibility()).map((picture) => picture.getAttribute('src')),
    )
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => shown()).toEqual(['/fixture/img/logo.svg'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => shown()).toEqual(['/fixture/img/logo-dark.svg'])
})

test('N3 a logo without a variant is there once, and speaks where there is no title', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}row/`)
  await expect(bar(page).locator('img')).toHaveCount(1)
  await expect(bar(page).getByRole('link', { name: 'Row of links' })).toHaveAttribute('href', '/pages/row/')
})

test('N4 an item that leads out of the site opens a new tab and shows so', async ({ quietPage: page }) => {
  await visit(page, fixture.url)
  const out = item(page, 'Source on GitHub')
  await expect(out).toHaveAttribute('target', '_blank')
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(out).toHaveText('GitHub')
  await expect(out.locator('svg[aria-hidden="true"]')).toBeVisible()
  await expect(item(page, 'Guide')).not.toHaveAttribute('target')
  await expect(item(page, 'Guide').locator('svg')).toHaveCount(0)
  await labelOf(dropdown(page, 'More')).click()
  await expect(item(page, 'Source')).toHaveAttribute('target', '_blank')
  await expect(item(page, 'Source').locator('svg[aria-hidden="true"]')).toBeVisible()
})

test('N5 N6 every kind of item is there, on its side', async ({ quietPage: page }) => {
  await visit(page, fixture.url)
  await inOrder([
    item(page, 'Guide'),
    item(page, 'Set-up'),
    item(page, 'API'),
    labelOf(dropdown(page, 'More')),
    bar(page).locator('.mark em'),
    bar(page).getByRole('button', { name: 'Search' }),
    item(page, 'Elsewhere'),
    item(page, 'This version'),
    item(page, 'Next'),
    labelOf(dropdown(page, 'English')),
    item(page, 'Source on GitHub'),
  ])
  // The default position is the left side.
  expect((await item(page, 'Guide').boundingBox())?.x).toBeLessThan(300)
  expect((await item(page, 'Elsewhere').boundingBox())?.x).toBeGreaterThan(720)
  await expect(item(page, 'Set-up')).toHaveAttribute('href', '/fixture/guide/setup')
  await expect(item(page, 'API')).toHaveAttribute('href', '/fixture/api/one')
  await expect(item(page, 'This version')).toHaveAttribute('href', '/fixture/')
  await expect(bar(page).getByRole('button', { name: 'Search' })).toHaveCount(1)
})

test('N7 items say whether they are the current page, or the part of the site that it is in', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}guide/setup`)
  await expect(item(page, 'Set-up')).toHaveAttribute('aria-current', 'page')
  await expect(item(page, 'Guide')).toHaveAttribute('aria-current', /page|true/)
  await expect(item(page, 'API')).not.toHaveAttribute('aria-current')
  await expect(item(page, 'Source on GitHub')).not.toHaveAttribute('aria-current')
  await visit(page, `${fixture.url}guide/features`)
  await expect(item(page, 'Guide')).toHaveAttribute('aria-current', 'true')
  await expect(item(page, 'Set-up')).toHaveAttribute('aria-current', 'true')
  await visit(page, `${fixture.url}api/two`)
  await expect(item(page, 'API')).toHaveAttribute('aria-current', 'true')
  await expect(item(page, 'Guide')).not.toHaveAttribute('aria-current')
  await expect(item(page, 'Set-up')).not.toHaveAttribute('aria-current')
  await labelOf(dropdown(page, 'More')).click()
  await expect(item(page, 'By pattern')).toHaveAttribute('aria-current', 'true')
  await expect(item(page, 'Deep page')).not.toHaveAttribute('aria-current')
  await item(page, 'Deep page').click()
  await expect(page).toHaveTitle('Deep page | Fixture')
  await expect(item(page, 'Guide')).toHaveAttribute('aria-current', 'true')
  await expect(item(page, 'API')).not.toHaveAttribute('aria-current')
})

test('N8 W18 a dropdown opens under the mouse and closes when it leaves', async ({ quietPage: page }) => {
  await visit(page, fixture.url)
  const more = dropdown(page, 'More')
  await expect(item(page, 'Deep page')).toBeHidden()
  expect(await heard(page, 'More')).toBe(false)
  await labelOf(more).hover()
  await expect(item(page, 'Deep page')).toBeVisible()
  expect(await heard(page, 'More')).toBe(true)
  // The first click after hovering keeps it open.
  await labelOf(more).click()
  await expect(item(page, 'Deep page')).toBeVisible()
  await item(page, 'Deep page').hover()
  await expect(item(page, 'Deep page')).toBeVisible()
  await labelOf(more).hover()
  await labelOf(more).click()
  await expect(item(page, 'Deep page')).toBeHidden()
  expect(await heard(page, 'More')).toBe(false)
  await page.mouse.move(700, 600)
  await labelOf(more).hover()
  await expect(item(page, 'Deep page')).toBeVisible()
  await page.mouse.move(700, 600)
  await expect(item(page, 'Deep page')).toBeHidden()
})

test('N8 W18 a dropdown opens and closes by Enter and Space, and Escape closes it', async ({
  quietPage: page,
}) => {
  await visit(page, fixture.url)
  const label = labelOf(dropdown(page, 'More'))
  for (const key of ['Enter', 'Space']) {
    await label.focus()
    await page.keyboard.press(key)
    await expect(item(page, 'Deep page')).toBeVisible()
    expect(await heard(page, 'More'), key).toBe(true)
    await page.keyboard.press(key)
    await expect(item(page, 'Deep page')).toBeHidden()
    await page.keyboard.press(key)
    await page.keyboard.press('Tab')
    await expect(item(page, 'Deep page')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(item(page, 'Deep page')).toBeHidden()
    await expect(label).toBeFocused()
    expect(await heard(page, 'More'), key).toBe(false)
  }
})

test('W18 arrow keys, Home and End walk through a dropdown', async ({ quietPage: page }) => {
  await visit(page, fixture.url)
  await labelOf(dropdown(page, 'More')).focus()
  const steps = [
    ['ArrowDown', 'Deep page'],
    ['ArrowDown', 'By pattern'],
    ['End', 'Source'],
    ['ArrowDown', 'Deep page'],
    ['ArrowUp', 'Source'],
    ['Home', 'Deep page'],
  ] as const
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect(item(page, name), key).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('One | Fixture')
  await expect(item(page, 'Deep page')).toBeHidden()
})

test('N8 a dropdown closes by a press elsewhere, and when the focus leaves it', async ({
  quietPage: page,
}) => {
  await visit(page, fixture.url)
  const open = async () => {
    await labelOf(dropdown(page, 'More')).focus()
    await page.keyboard.press('Enter')
    await expect(item(page, 'Deep page')).toBeVisible()
  }
  await open()
  await page.getByRole('main').getByText('Text.').click()
  await expect(item(page, 'Deep page')).toBeHidden()
  await open()
  await page.keyboard.press('Shift+Tab')
  await expect(item(page, 'API')).toBeFocused()
  await expect(item(page, 'Deep page')).toBeHidden()
  await open()
  await page.keyboard.press('ArrowUp')
  await expect(item(page, 'Source')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item(page, 'Deep page')).toBeHidden()
})

test('N8 only one dropdown is open at a time, and its whole list is in the window', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1200, height: 500 })
  await visit(page, fixture.url)
  await labelOf(dropdown(page, 'More')).focus()
  await page.keyboard.press('Enter')
  await labelOf(dropdown(page, 'English')).click()
  await expect(item(page, 'Deep page')).toBeHidden()
  const list = dropdown(page, 'English').getByRole('list')
  await expect(list).toBeInViewport({ ratio: 1 })
})

test('N8 a dropdown with a page of its own leads there by its label, and opens by the arrow beside', async ({
  quietPage: page,
}) => {
  await visit(page, fixture.url)
  const arrow = bar(page).locator('summary[aria-label="Elsewhere submenu"]')
  await arrow.focus()
  await page.keyboard.press('Enter')
  await expect(item(page, 'Two')).toBeVisible()
  await page.keyboard.press('Escape')
  await item(page, 'Elsewhere').click()
  await expect(page).toHaveTitle('One | Fixture')
  await expect(item(page, 'Two')).toBeHidden()
})

test('N8 a touch opens a dropdown and stays there', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1200, height: 800 } })
  const page = await context.newPage()
  await visit(page, fixture.url)
  await labelOf(dropdown(page, 'More')).tap()
  await expect(item(page, 'Deep page')).toBeVisible()
  await page.getByRole('main').getByText('Text.').tap()
  await expect(item(page, 'Deep page')).toBeHidden()
  await context.close()
})

test('N10 996 is the widest window with a menu, and 997 the narrowest without', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 })
  await visit(page, `${fixture.url}guide/setup`)
  const menu = bar(page).getByRole('button', { name: 'Toggle navigation bar' })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(item(page, 'Guide')).toBeHidden()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect(menu).toBeHidden()
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(item(page, 'Guide')).toBeVisible()
})

test('N10 at the narrowest desktop width the bar of a full site fits', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await visit(page, fixture.url)
  expect(await widthOf(page)).toBe(997)
  for (const part of [item(page, 'Fixture'), item(page, 'Source on GitHub'), toggle(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  const icons = await bar(page).locator('svg').filter({ visible: true }).all()
  expect(icons.length).toBeGreaterThan(1)
  for (const icon of icons) {
    expect((await icon.boundingBox())?.width).toBeGreaterThan(10)
  }
})

for (const [fault, change, text] of [
  ['of an unknown kind', { kind: 'lamp' }, 'there is no navbar item of kind "lamp"'],
  ['that throws', { active: { pattern: '(' } }, 'Invalid regular expression'],
] as const) {
  test(`W16 N6 an item ${fault} shows its name and the error in its place, and the rest works`, async ({
    page,
  }) => {
    await changeSite(page, ({ site }) => {
      Object.assign(site.navbar.left[0] ?? {}, change)
    })
    await page.goto(fixture.url)
    await hydrated(page)
    const alert = bar(page).getByRole('alert')
    await expect(alert).toContainText('"Guide"')
    await expect(alert).toContainText(text)
    await item(page, 'Set-up').click()
    await expect(page).toHaveTitle('Set-up | Fixture')
    await expect(bar(page).getByRole('alert')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 800 })
    await bar(page).getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('alert')).toContainText(text)
    await expect(menu.getByRole('link', { name: 'Set-up', exact: true })).toBeVisible()
  })
}
