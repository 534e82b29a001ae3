import type { Page } from '@playwright/test'
import { type Screen, screens } from './screens'
import { servers } from './servers'
import { awake, expect, titleOf, visit } from './site'

const fixture = servers.fixture.url

/** The button that shows only while the reader scrolls up, so that a walk may or may not meet it. */
const backToTop = 'Scroll back to top'

interface Controls {
  /** all that the keyboard can reach, in the order of the document */
  all: string[]
  /** those that Tab reaches from where the reader is: behind the focused element, or else behind the target of the address */
  ahead: string[]
}

/** Returns the controls of a page, or of the dialog that is open, and numbers them. */
function controls(page: Page): Promise<Controls> {
  return page.evaluate((backToTop) => {
    const scope = document.querySelector('dialog:modal') ?? document
    const elements = scope.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex="0"]')
    const usable = [...elements].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(`:disabled, [inert], [inert] *, [tabindex="-1"], [aria-label="${backToTop}"]`),
    )
    for (const [number, element] of usable.entries()) {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
      element.dataset.control = `${number} ${name}`.slice(0, 60)
    }
    const focused = document.activeElement === document.body ? undefined : document.activeElement
    const start = focused ?? document.querySelector(':target') ?? document.documentElement
    const isAhead = (element: Element) =>
      Boolean(start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    const names = (of: HTMLElement[]) => of.map((element) => element.dataset.control ?? '')
    return { all: names(usable), ahead: names(usable.filter(isAhead)) }
  }, backToTop)
}

/** Returns the focused element, and whether its focus is visible, unless the focus has left the page; see walk. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const hasLeft = element === document.body || document.documentElement.hasAttribute('data-left')
    if (!(element instanceof HTMLElement) || hasLeft) {
      return undefined
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      control: element.dataset.control ?? element.ariaLabel,
      shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
      inView: box.bottom > 0 && box.top < window.innerHeight,
    }
  })

/**
 * Presses a key until the focus leaves the page, or up to a limit. When it has left, Chromium may already have
 * moved it to the other end of the page.
 */
async function walk(page: Page, key: string, most: number) {
  await page.evaluate(() =>
    document.addEventListener('focusout', ({ relatedTarget }) => {
      document.documentElement.toggleAttribute('data-left', relatedTarget === null)
    }),
  )
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = []
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) {
      return stops
    }
    if (stop.control !== backToTop) {
      stops.push(stop)
    }
  }
  return stops
}

/** Resolves once code that loads later has added its controls to the page. */
async function whole(page: Page) {
  await expect(page.locator('.tabs:not([data-ready])')).toHaveCount(0)
  if (await titleOf(page, 'Page Not Found').isVisible()) {
    await expect(page.getByRole('heading', { name: 'Popular pages' })).toBeVisible()
  }
}

/** Screens with controls of different kinds. */
export const walked = {
  ...screens,
  'every element of Markdown': (page) => visit(page, `${fixture}markdown`),
  tabs: (page) => visit(page, `${fixture}writing/tabs`),
} satisfies Record<string, Screen>

/** Expects Tab to reach every control of a screen in order, with a visible focus, and Shift+Tab in reverse. */
export async function expectWalk(page: Page, show: Screen, width: number) {
  const isWide = width > 996
  await page.setViewportSize({ width, height: 900 })
  await show(page, { isWide })
  await whole(page)
  await awake(page)
  const { ahead } = await controls(page)
  const stops = await walk(page, 'Tab', ahead.length + 20)
  expect(stops.map(({ control }) => control)).toEqual(ahead)
  expect(stops.filter(({ shows, inView }) => !shows || !inView)).toEqual([])
  const { all } = await controls(page)
  await page.locator('[data-control]').last().focus()
  const back = await walk(page, 'Shift+Tab', all.length)
  expect(back.map(({ control }) => control)).toEqual(all.toReversed().slice(1))
}

/** Expects what the keyboard can reach on a page to be there once the page is interactive. */
export async function expectFinalStops(page: Page, address: string) {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.addInitScript(() => {
    const stops = () =>
      document.querySelectorAll('.markdown [tabindex="0"], .markdown button:not([hidden])').length
    const counts: number[] = []
    Object.assign(window, { counts })
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect()
        counts.push(stops())
        requestAnimationFrame(() => requestAnimationFrame(() => counts.push(stops())))
      }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-has-hydrated'] })
  })
  await page.goto(address)
  await expect.poll(() => page.evaluate('counts.length'), address).toBe(2)
  const [first, later] = await page.evaluate<number[]>('counts')
  expect(first, address).toBe(later)
}
