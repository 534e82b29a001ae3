import type { Page } from '@playwright/test'
import { type Screen, screens } from './screens'
import { servers } from './servers'
import { awake, expect, visit } from './site'

const fixture = servers.fixture.url

/** The button that shows only while the reader scrolls up, so that a walk may or may not meet it. */
const backToTop = 'Scroll back to top'

type Key = 'Tab' | 'Shift+Tab'

/** Where the keyboard is, as the page tells it. */
interface Stop {
  /** the name of the focused control, or undefined if the focus has left the page */
  control?: string
  /** the name of the control that Tab had to reach */
  expected?: string
  /** whether an outline shows the focus */
  shows: boolean
  inView: boolean
}

/**
 * Numbers the controls of a page, or of the dialog that is open, and returns the name of the one that a key must reach
 * next: after or before the focused element, or else after the target of the address. The contents of a page open
 * and close as the reader scrolls, so this is asked before each key, two frames after the last one.
 */
function next(page: Page, key: Key) {
  return page.evaluate(
    async ({ backToTop, key }) => {
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      const scope = document.querySelector('dialog:modal') ?? document
      const elements = scope.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [tabindex="0"]')
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
      const side = key === 'Tab' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
      const reached = usable.filter((element) => start.compareDocumentPosition(element) & side)
      return reached.at(key === 'Tab' ? 0 : -1)?.dataset.control
    },
    { backToTop, key },
  )
}

/** Returns the focused element, and whether its focus is visible, unless the focus has left the page; see walk. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const hasLeft = element === document.body || document.documentElement.hasAttribute('data-left')
    if (!(element instanceof HTMLElement) || hasLeft) {
      return { shows: true, inView: true }
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      control: element.dataset.control ?? element.ariaLabel ?? element.outerHTML,
      shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
      inView: box.bottom > 0 && box.top < window.innerHeight,
    }
  })

/**
 * Presses a key until no control is left in its direction, and once more, or until it reaches another one than
 * expected. When the focus has left the page, Chromium may already have moved it to the other end.
 */
async function walk(page: Page, key: Key) {
  await page.evaluate(() =>
    document.addEventListener('focusout', ({ relatedTarget }) => {
      document.documentElement.toggleAttribute('data-left', relatedTarget === null)
    }),
  )
  const stops: Stop[] = []
  for (;;) {
    const expected = await next(page, key)
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (stop.control === backToTop) {
      continue
    }
    stops.push({ ...stop, expected })
    if (expected === undefined || stop.control !== expected) {
      return stops
    }
  }
}

/** Resolves once code that loads later has added its controls to the page. */
async function whole(page: Page) {
  await expect(page.locator('.tabs:not([data-ready])')).toHaveCount(0)
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
  const there = await walk(page, 'Tab')
  expectReached(there)
  expect(there.filter(({ shows, inView }) => !shows || !inView)).toEqual([])
  await page.locator('[data-control]').last().focus()
  expectReached(await walk(page, 'Shift+Tab'))
}

function expectReached(stops: Stop[]) {
  expect(stops.map(({ control }) => control)).toEqual(stops.map(({ expected }) => expected))
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
