import type { Page } from '@playwright/test'
import { button, field, options } from './search'
import { servers } from './servers'
import { expect, openMenu, visit } from './site'

const fixture = servers.fixture.url

/**
 * Measures touch targets: how far a tap can be from the middle of each control and still hit it. Links in
 * running text are as high as their line and are not measured.
 */
export function smallTargets(page: Page) {
  return page.evaluate(() => {
    const controls = 'a[href], button, summary, input, [role="tab"], [role="option"]'
    const least = 44
    const enough = 24
    const area = document.querySelector('dialog:modal, [data-dismiss][open]') ?? document
    const small: string[] = []
    for (const control of area.querySelectorAll<HTMLElement>(controls)) {
      const { display, clipPath } = getComputedStyle(control)
      const hasTextBeside = [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isText = display === 'inline' && hasTextBeside && !control.matches('.heading-anchor')
      const isShown = control.checkVisibility({ visibilityProperty: true }) && clipPath === 'none'
      if (!isShown || isText || control.matches('[inert] *, :disabled')) {
        continue
      }
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const counts = (x: number, y: number) =>
        document.elementFromPoint(middle.x + x, middle.y + y)?.closest(controls) === control
      const reach = (x: number, y: number) => {
        let far = 0
        while (far < least && counts(x * (far + 1), y * (far + 1))) {
          far++
        }
        return far
      }
      const width = counts(0, 0) ? reach(-1, 0) + reach(1, 0) + 1 : 0
      const height = counts(0, 0) ? reach(0, -1) + reach(0, 1) + 1 : 0
      const isSmall = Math.min(width, height) < enough
      // Neighbors share the space between them, such as tags in a row or breadcrumbs.
      const isNarrow = Math.max(width, height) < least || width * height < least * 34
      if (isSmall || (isNarrow && !control.matches('sup *'))) {
        small.push(`${width} x ${height}: ${control.ariaLabel ?? control.textContent?.trim()}`)
      }
    }
    return small
  })
}

/** Taps on the search and finds something. */
export async function tapSearch(page: Page) {
  await button(page).tap()
  await field(page).fill('window')
  await expect(options(page).first()).toBeVisible()
}

/** Screens with controls of different kinds. */
export const touched = {
  'an API page': (page) => visit(page, 'api/size'),
  'its table of contents': async (page) => {
    await visit(page, 'api/size')
    await page.locator('summary', { hasText: 'On this page' }).click()
  },
  'the docs menu': async (page) => {
    await visit(page, `${fixture}guide/deep/page`)
    await openMenu(page)
  },
  'the main menu': async (page) => {
    await visit(page, `${fixture}guide/deep/page`)
    await openMenu(page)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await page.getByRole('dialog').locator('summary', { hasText: 'More' }).click()
  },
  'the search': async (page) => {
    await visit(page, 'api/size')
    await tapSearch(page)
  },
  'the search page': async (page) => {
    await visit(page, 'search?q=window')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  },
  'not found': (page) => visit(page, 'no/such/page'),
  code: (page) => visit(page, `${fixture}writing/code`),
  tabs: (page) => visit(page, `${fixture}writing/tabs`),
  'text with details and notes': (page) => visit(page, `${fixture}writing/text`),
} satisfies Record<string, (page: Page) => Promise<void>>
