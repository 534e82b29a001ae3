import type { Page } from '@playwright/test'
import { basePath, expect, settled, visit } from './site'

/** The button in the navbar. */
export const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
export const options = (page: Page) => dialog(page).getByRole('option')
export const selected = (page: Page) => dialog(page).getByRole('option', { selected: true })
export const status = (page: Page) => dialog(page).getByRole('status')

/** Opens the search on the current page and types. */
export async function search(page: Page, query: string) {
  await page.keyboard.press('Control+k')
  await field(page).fill(query)
}

/** The texts that are highlighted on the page, each once. */
export const marked = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...(CSS.highlights.get('search') ?? [])].map((range) => range.toString().toLowerCase())),
  ])

/** Resolves once the dialog has loaded, which an action causes. */
export async function dialogLoads(page: Page, act: () => Promise<void>) {
  const [script] = await Promise.all([page.waitForResponse(/searchScript-/), act()])
  await page.evaluate((url) => import(url), script.url())
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('searchDialog-'))))
    .toBe(true)
}

/** Clicks the button, and reports whether the field has the focus in the moment of the click. */
export const opensAtOnce = (page: Page) =>
  button(page).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve() // React renders in a microtask
    return document.activeElement?.role === 'combobox'
  })

/** Expects the search to say that a part of it cannot be loaded. */
export const expectFailure = (page: Page) =>
  expect(dialog(page).getByRole('alert')).toContainText('could not be loaded')
export const tryAgain = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' })

interface Failure {
  url: string
  /** whether trying again loads the document */
  reloads?: boolean
  /** what readers see and do before the search works */
  andThen?: () => Promise<void>
}

/** Expects the search to say that a file of it cannot be loaded, and to work once it is asked to try again. */
export async function expectToRecover(page: Page, { url, reloads = false, andThen }: Failure) {
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  await page.route(url, (request) => request.abort())
  await visit(page, 'api/size')
  await page.keyboard.press('Control+k')
  await expectFailure(page)
  await page.unroute(url)
  const loaded = reloads && page.waitForEvent('load')
  await tryAgain(page).click()
  if (await loaded) {
    await settled(page)
    await page.keyboard.press('Control+k')
  }
  await andThen?.()
  await field(page).fill('setframe')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  expect(failures).toEqual([])
}
