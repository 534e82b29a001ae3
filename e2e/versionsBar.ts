import type { Locator, Page } from '@playwright/test'
import { servers } from './servers'
import { expect } from './site'

const { basePath } = servers.versions

export const bar = (page: Page) => page.getByRole('banner')
export const links = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' })
export const item = (page: Page, name: string) => links(page).getByRole('link', { name, exact: true })
/** The dropdown of versions. */
export const dropdown = (page: Page) => bar(page).locator('details').first()
export const labelOf = (page: Page) => dropdown(page).locator('summary')

/** The paths of links below the base path, by label. */
async function pathsOf(links: Locator) {
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  return Object.fromEntries(found.map(([label, href]) => [label, href?.slice(basePath.length)]))
}

/** The links of the bar at its start: their paths, by label. */
export const itemsOf = (page: Page) => pathsOf(links(page).locator('ul').first().getByRole('link'))

/** The entries of a dropdown: their paths, by label. */
export const entriesOf = (list: Locator) => pathsOf(list.locator('ul a'))

/** Opens a dropdown by the keyboard. */
export async function open(page: Page, list: Locator) {
  await list.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(list).toHaveAttribute('open', '')
}
