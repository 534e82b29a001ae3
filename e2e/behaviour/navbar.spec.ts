import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { changeSite, expect, settled, test, visit, widthOf } from '../site'

const { fixture } = servers

const bar = (page: Page) => page.getByRole('banner')
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const toggle = (page: Page) => bar(page).getByRole('button', { name: /^Switch (between|to) / })

/** The label of a dropdown, and the list that it opens. */
const dropdown = (page: Page, label: string) => bar(page).locator('details').filter({ hasText: label })
const labelOf = (dropdown: Locator) => dropdown.locator('summary')

/** Reports whether assistive technology hears that a dropdown is expanded. */
async function isExpanded(page: Page, name: string) {
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

const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Toggle navigation bar' })

async function expectWidth(page: Page, width: number) {
  await expect.poll(() => widthOf(page)).toBe(width)
}

/** Expects elements to stand side by side, in this order, and returns where they start. */
async function startsOf(page: Page, parts: Locator[]) {
  const elements = await Promise.all(parts.map((part) => part.elementHandle()))
  const found = await page.evaluate(
    (all) =>
      all.map((element, position) => ({
        start: element?.getBoundingClientRect().x ?? Number.NaN,
        follows:
          position === 0 ||
          Boolean(
            element &&
              (all[position - 1]?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
          ),
      })),
    elements,
  )
  expect(found.map(({ follows }) => follows)).toEqual(parts.map(() => true))
  const starts = found.map(({ start }) => start)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  return starts
}

test('N2 N3 N5 N6 N10 a bar holds brand and left items, then right items, color mode and search, and fits down to 997 pixels', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/size')
  const search = bar(page).getByRole('button', { name: 'Search' })
  const rest = [item(page, 'Changelog'), item(page, 'Report an Issue'), item(page, 'GitHub')]
  const starts = await startsOf(page, [item(page, 'Phoenix'), ...rest, toggle(page), search])
  expect(starts[1]).toBeGreaterThan(720)
  await expect(menuButton(page)).toBeHidden()
  await test.step('in a narrow window a menu button replaces all but brand and search', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(menuButton(page)).toBeVisible()
    await startsOf(page, [menuButton(page), item(page, 'Phoenix'), search])
    await expect(toggle(page)).toBeHidden()
    await expect(item(page, 'GitHub')).toBeHidden()
    await expectWidth(page, 390)
  })
  await test.step('a long title is cut, not wrapped', async () => {
    const title = bar(page).locator('b').filter({ hasText: 'Phoenix' })
    await title.evaluate((element) => {
      element.textContent = 'A title that is much too long for any bar of any phone there is'
    })
    await expectWidth(page, 390)
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBeLessThan(70)
  })
  await test.step('a full bar has every kind of item on its side', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, fixture.url)
    const starts = await startsOf(page, [
      item(page, 'Fixture'),
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
    expect(starts[1], 'the default position is the left side').toBeLessThan(300)
    expect(starts[7]).toBeGreaterThan(720)
    await expect(bar(page).getByRole('button', { name: 'Search' })).toHaveCount(1)
    await test.step('997 is the narrowest window without a menu', async () => {
      await page.setViewportSize({ width: 997, height: 800 })
      await expect(menuButton(page)).toBeHidden()
      await expect(page.getByRole('complementary')).toBeVisible()
      await expectWidth(page, 997)
      for (const part of [item(page, 'Fixture'), item(page, 'Source on GitHub'), toggle(page)]) {
        await expect(part).toBeInViewport({ ratio: 1 })
      }
      const widths = () =>
        bar(page)
          .locator('svg')
          .filter({ visible: true })
          .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width))
      await expect.poll(async () => (await widths()).length).toBeGreaterThan(1)
      await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(10)
    })
    await test.step('996 is the widest window with a menu', async () => {
      await page.setViewportSize({ width: 996, height: 800 })
      await expect(menuButton(page)).toBeVisible()
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await expect(item(page, 'Guide')).toBeHidden()
    })
  })
  await test.step('N8 W18 a dropdown opens under the mouse, and closes when it leaves or presses elsewhere', async () => {
    await page.setViewportSize({ width: 1200, height: 500 })
    await expect(dropdown(page, 'More'), 'the side menu is gone').toHaveCount(1)
    const label = labelOf(dropdown(page, 'More'))
    const inside = item(page, 'Deep page')
    await expect(inside).toBeHidden()
    await expect.poll(() => isExpanded(page, 'More')).toBe(false)
    await label.hover()
    await expect(inside).toBeVisible()
    await expect.poll(() => isExpanded(page, 'More')).toBe(true)
    await test.step('the first click after hovering keeps it open', async () => {
      await label.click()
      await inside.hover()
      await expect(inside).toBeVisible()
      await label.click()
      await expect(inside).toBeHidden()
      await expect.poll(() => isExpanded(page, 'More')).toBe(false)
    })
    await page.mouse.move(600, 450)
    await label.hover()
    await expect(inside).toBeVisible()
    await page.mouse.move(600, 450)
    await expect(inside).toBeHidden()
    await test.step('only one is open at a time, and its whole list is in the window', async () => {
      await label.press('Enter')
      await expect(inside).toBeVisible()
      await labelOf(dropdown(page, 'English')).click()
      await expect(inside).toBeHidden()
      await expect(dropdown(page, 'English').getByRole('list')).toBeInViewport({ ratio: 1 })
    })
    await test.step('a press elsewhere closes it', async () => {
      await label.press('Enter')
      await expect(inside).toBeVisible()
      await page.getByRole('main').getByText('Text.').click()
      await expect(inside).toBeHidden()
    })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('N8 W18 the keyboard opens a dropdown, walks through it and closes it', async () => {
    const label = labelOf(dropdown(page, 'More'))
    const inside = item(page, 'Deep page')
    await label.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(inside).toBeVisible()
      await expect.poll(() => isExpanded(page, 'More'), key).toBe(true)
      await page.keyboard.press(key)
      await expect(inside).toBeHidden()
      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      await expect(inside).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(inside).toBeHidden()
      await expect(label).toBeFocused()
      await expect.poll(() => isExpanded(page, 'More'), key).toBe(false)
    }
    await test.step('it closes when the focus leaves it at either end', async () => {
      await page.keyboard.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(item(page, 'API')).toBeFocused()
      await expect(inside).toBeHidden()
      await label.press('ArrowUp')
      await expect(item(page, 'Source')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(inside).toBeHidden()
    })
    await label.focus()
    for (const [key, name] of [
      ['ArrowDown', 'Deep page'],
      ['ArrowDown', 'By pattern'],
      ['End', 'Source'],
      ['ArrowDown', 'Deep page'],
      ['ArrowUp', 'Source'],
      ['Home', 'Deep page'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(item(page, name), key).toBeFocused()
    }
    await test.step('N7 following a link closes it, and items mark the new page', async () => {
      await expect(item(page, 'Guide')).not.toHaveAttribute('aria-current')
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle('Deep page | Fixture')
      await expect(inside).toBeHidden()
      await expect(item(page, 'Guide')).toHaveAttribute('aria-current', 'true')
      await expect(item(page, 'API')).not.toHaveAttribute('aria-current')
    })
    await test.step('one with a page of its own leads there by its label, and opens by the arrow beside', async () => {
      const elsewhere = bar(page).locator('div:has(> a)', { has: page.locator('[aria-label="Elsewhere submenu"]') })
      await elsewhere.locator('summary').press('Enter')
      await expect(item(page, 'Two')).toBeVisible()
      await page.keyboard.press('Escape')
      await item(page, 'Elsewhere').click()
      await expect(page).toHaveTitle('One | Fixture')
      await settled(page) // the pointer rests on the label while the next page appears
      await expect(item(page, 'Two')).toBeHidden()
      // Browsers send this when the page changes under a mouse that rests.
      await elsewhere.dispatchEvent('pointerenter', { pointerType: 'mouse' })
      await expect(item(page, 'Two')).toBeHidden()
    })
  })
})

test('W16 N6 E4 an item that fails shows its name and the error in its place, and the rest works', async ({
  page,
}) => {
  const errors = ['there is no navbar item of kind "lamp"', 'Invalid regular expression']
  await changeSite(page, ({ site: { navbar } }) => {
    Object.assign(navbar.left[0] ?? {}, { kind: 'lamp' })
    Object.assign(navbar.left[2] ?? {}, { active: { pattern: '(' } })
  })
  await visit(page, fixture.url)
  const alerts = bar(page).getByRole('alert')
  await expect(alerts).toContainText(errors)
  await expect(alerts).toContainText(['"Guide"', '"API"'])
  await item(page, 'Set-up').click()
  await expect(page).toHaveTitle('Set-up | Fixture')
  await expect(alerts).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 800 })
  await menuButton(page).click()
  await page.getByRole('button', { name: 'Back to main menu' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('alert')).toContainText(errors)
  await expect(menu.getByRole('link', { name: 'Set-up', exact: true })).toBeVisible()
})
