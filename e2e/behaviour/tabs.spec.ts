import type { Page } from '@playwright/test'
import { servers } from '../servers'
import {
  expect,
  historyLength,
  hold,
  hydrated,
  scrollTo,
  sidebarOf,
  test,
  tocOf,
  visit,
} from '../site'

// What a key does, and which tab comes first, is tested in theme/tests/runtime/preferences/tablist.test.ts and tabStyles.test.ts.

const { fixture } = servers
const tabs = `${fixture.url}writing/tabs`

const groups = (page: Page) => page.getByRole('tablist')
const tab = (page: Page, group: number, name: string) =>
  groups(page).nth(group).getByRole('tab', { name, exact: true })
const choices = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('F5 M7 tabs are tabs to the keyboard and to screen readers, and all are printed with their titles', async ({
  quietPage: page,
}) => {
  await visit(page, tabs)
  await expect(groups(page).first().getByRole('tab')).toHaveText(['macOS', 'Linux & co', 'Windows'])
  const [mac, linux, windows] = [tab(page, 0, 'macOS'), tab(page, 0, 'Linux & co'), tab(page, 0, 'Windows')]
  await expect(page.getByRole('tabpanel', { name: 'macOS' }).first()).toContainText('Text for macOS.')
  await expect(linux.locator('strong')).toHaveText('co')
  await mac.focus()
  await page.keyboard.press('ArrowRight')
  await expect(linux).toBeFocused()
  await expect(linux).toHaveAttribute('aria-selected', 'true')
  await expect(mac).toHaveAttribute('tabindex', '-1')
  await expect(page.getByText('Text for Linux.')).toBeVisible()
  await expect(page.getByText('Text for macOS.')).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(windows).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Windows' })
  await expect(panel).toHaveAttribute('id', (await windows.getAttribute('aria-controls')) ?? 'none')
  await page.keyboard.press('Tab')
  await expect(panel, 'a panel of text alone').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(windows, 'one stop for all tabs').toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(groups(page).first()).toBeHidden()
  await expect(page.locator('.tab > .tab-title:visible')).toHaveCount(12)
  await expect
    .poll(() =>
      page
        .locator('.tab > :last-child')
        .evaluateAll((all) => all.filter((part) => part.getBoundingClientRect().height <= 10).length),
    )
    .toBe(0)
})

test('M7 K7 groups of one name go together, in other windows and on later visits too', async ({
  quietPage: page,
  context,
}) => {
  await visit(page, tabs)
  const other = await context.newPage()
  await test.step('the address of what is folded in a tab opens it', async () => {
    await visit(other, `${tabs}#deep-in-a-tab`)
    await expect(other.getByText('Below all of it.')).toBeInViewport()
  })
  await scrollTo(page, 500)
  const second = tab(page, 2, 'macOS')
  await tab(page, 0, 'Windows').dispatchEvent('click')
  await expect(tab(page, 2, 'Linux & co'), 'a group without the chosen tab stays').toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(other.getByText('Text for Windows.')).toBeVisible()
  await tab(page, 2, 'Linux & co').dispatchEvent('click')
  await expect(page.getByText('Text for Linux.')).toBeVisible()
  const placeOf = () => second.evaluate((tab) => Math.round(tab.getBoundingClientRect().y))
  const before = await placeOf()
  await second.click()
  await expect(page.getByText('Text for macOS.')).toBeVisible()
  await expect.poll(placeOf, 'what was pressed stays in place').toBe(before)
  await expect.poll(() => choices(page)).toMatchObject({ 'docgen.tab.os': 'macOS' })
  await tab(page, 0, 'Linux & co').click()
  await tab(page, 1, 'yarn').click()
  await tab(page, 3, 'Two').click()
  await expect(other.getByText('Text for Linux.')).toBeVisible()
  await expect(tab(other, 2, 'Linux & co')).toHaveAttribute('aria-selected', 'true')
  await test.step('the chosen tab is there at the first paint', async () => {
    // weight.spec.ts checks that it is in its place.
    const release = await hold(page, /\/assets\/client-.*\.js/)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByText('Text for Linux.')).toBeVisible()
    await expect(page.getByText('Text for macOS.')).toBeHidden()
    await expect(page.getByText('Text for Windows.')).toBeHidden()
    release()
    await hydrated(page)
  })
  await expect(page.getByText('Text for Linux.')).toBeVisible()
  await expect(page.getByText('yarn run lamp')).toBeVisible()
  await expect(tab(page, 3, 'One'), 'tabs without a group are not remembered').toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect
    .poll(async () =>
      Object.keys(await choices(page))
        .filter((key) => key.includes('tab'))
        .toSorted(),
    )
    .toEqual(['docgen.tab.os', 'docgen.tab.packages'])
})

test('M7 the address names a tab, which comes before the one that was chosen, and the one that the author chose', async ({
  quietPage: page,
}) => {
  const parts = `${fixture.url}writing/parts`
  const text = (unit: string) => page.getByText(`Text in ${unit}.`, { exact: true })
  await visit(page, parts)
  await expect(text('metres')).toBeVisible()
  await expect(page.getByText('Other text in inches.'), 'without a default the first is shown').toBeVisible()
  await expect(page.getByText('pnpm start')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('docgen.tab.unit', 'imperial'))
  const release = await hold(page, /\/assets\/client-.*\.js/)
  await page.goto(`${parts}?unit=metric`, { waitUntil: 'commit' })
  await expect(text('metres'), 'from the first paint on').toBeVisible()
  await expect(text('inches')).toBeHidden()
  release()
  await hydrated(page)
  await expect(tab(page, 0, 'Metres')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 1, 'In inches'), 'a group that the address says nothing of').toHaveAttribute(
    'aria-selected',
    'true',
  )
  const entries = await historyLength(page)
  await tab(page, 0, 'Inches').click()
  await expect(page).toHaveURL(`${parts}?unit=imperial`)
  await tab(page, 1, 'In metres').click()
  await expect(tab(page, 0, 'Metres')).toHaveAttribute('aria-selected', 'true')
  await expect(page, 'the address says what is shown').toHaveURL(`${parts}?unit=metric`)
  await expect.poll(() => historyLength(page)).toBe(entries)
  await page.getByRole('link', { name: 'In inches', exact: true }).click()
  await expect(text('inches'), 'a link names a tab of its own page').toBeVisible()
  await page.goBack()
  await expect(text('metres')).toBeVisible()
  await expect.poll(() => choices(page), 'a link is no choice').toMatchObject({ 'docgen.tab.unit': 'metric' })
})

/** Expects the tab of a heading to be open. */
async function expectHeading(page: Page) {
  await expect(page.getByRole('heading', { name: 'A heading in a tab' })).toBeInViewport()
  await expect(tab(page, 0, 'Linux & co')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Text for macOS.')).toBeHidden()
}

test('M7 whatever leads to a heading in a tab opens the tab', async ({ quietPage: page }) => {
  await test.step('a link on another page', async () => {
    await visit(page, `${fixture.url}writing/boxes`)
    const link = page.locator('.markdown').getByRole('link', { name: 'link', exact: true })
    await link.evaluate((link) => link.setAttribute('href', '/fixture/writing/tabs#a-heading-in-a-tab'))
    await link.click()
    await expectHeading(page)
    await expect
      .poll(() => choices(page), 'it was not the reader who chose')
      .not.toHaveProperty('docgen.tab.os')
  })
  for (const [how, go] of Object.entries({
    'a link in the text': () => page.getByRole('link', { name: 'the heading' }).click(),
    'the table of contents': () => tocOf(page).getByRole('link', { name: 'A heading in a tab' }).click(),
  })) {
    await test.step(how, async () => {
      await tab(page, 0, 'macOS').click()
      await expect(page.getByText('Text for macOS.')).toBeVisible()
      await go()
      await expectHeading(page)
      await expect.poll(() => choices(page)).toMatchObject({ 'docgen.tab.os': 'macOS' })
    })
  }
  await test.step('the browser’s search', async () => {
    const hidden = page.locator('.tab', { hasText: 'Text for Windows.' })
    await expect(hidden).toHaveAttribute('hidden', 'until-found')
    await hidden.dispatchEvent('beforematch')
    await expect(page.getByText('Text for Windows.')).toBeVisible()
    await expect(tab(page, 0, 'Windows')).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('tabs are made once, after Back too', async () => {
    await sidebarOf(page).getByRole('link', { name: 'Boxes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Boxes' })).toBeVisible()
    await page.goBack()
    await expect(groups(page)).toHaveCount(5)
  })
})
