import type { Page } from '@playwright/test'
import { servers } from './servers'
import { expect, openMenu, sidebarOf, visit } from './site'

export interface ScreenOptions {
  /** whether the sidebar and the table of contents are beside the content */
  isWide: boolean
}

/** Screen shows a state of a site. */
export type Screen = (page: Page, options: ScreenOptions) => Promise<void>

const { phoenix, fixture, blog } = servers

const open = (page: Page, address: string) => visit(page, new URL(address, phoenix.url).href)

async function openSearch(page: Page, query: string) {
  await open(page, 'api/preferences')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(query)
}

/** Scrolls to the footer of the page at hand. */
export const toFooter = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

/** The screens that stand for all: what they look like, and how they work with the keyboard and in forced colors, is tested. */
export const screens = {
  home: (page) => open(page, ''),
  introduction: (page) => open(page, 'getting-started/introduction'),
  'page of the API': (page) => open(page, 'api/window'),
  'members of the API': (page) => open(page, 'api/key#keyon'),
  pictures: (page) => open(page, 'getting-started/about-coordinates#several-screens'),
  tables: (page) => open(page, 'api/events#window'),
  code: (page) => open(page, `${fixture.url}writing/code`),
  boxes: (page) => open(page, `${fixture.url}writing/boxes`),
  blog: (page) => open(page, `${blog.url}blog`),
  'not found': async (page) => {
    await open(page, 'api/windo')
    await expect(page.getByText('Did you mean')).toBeVisible()
  },
  footer: async (page) => {
    await open(page, '')
    await toFooter(page)
  },
  'search when opened': async (page) => {
    await openSearch(page, '')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  },
  'search with hits': async (page) => {
    await openSearch(page, 'frame')
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toBeVisible()
  },
  menu: async (page, { isWide }) => {
    await open(page, `${fixture.url}guide/deep/page`)
    if (isWide) {
      const sidebar = sidebarOf(page)
      const closed = sidebar.locator('details', { hasText: 'Closed' }).last()
      await closed.locator('summary').click()
      await expect(closed.getByRole('link').first()).toBeVisible()
      // A moment later, this closes the category with the page.
      await expect(sidebar.getByRole('link', { name: 'Deep page' })).toBeHidden()
      return
    }
    await openMenu(page)
  },
} satisfies Record<string, Screen>
