import type { Page } from '@playwright/test'
import { servers } from './servers'
import { expect, test, visit } from './site'

/** Pages with what could move: images, tabs that the reader has chosen, and code with buttons. */
export const unsteady = [
  'getting-started/about-coordinates',
  `${servers.fixture.url}writing/tabs`,
  `${servers.fixture.url}writing/code`,
]

/** Records what moves on pages that are opened from now on; see shiftsOf. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      // A slow browser paints a document while it parses it, and content moves until parsing ends.
      // After that, nothing may move.
      shifts: () => {
        const [{ domInteractive }] = performance.getEntriesByType('navigation') as [
          PerformanceNavigationTiming,
        ]
        return [...shifts, ...observer.takeRecords()]
          .filter(({ startTime }) => startTime >= domInteractive)
          .map((entry) => 'value' in entry && entry.value)
      },
    })
  })

/** Returns how far something has moved on a page since it was parsed, each time. */
export const shiftsOf = (page: Page) => page.evaluate('window.shifts()')

/** Expects nothing to move while pages load. */
export async function expectNoShifts(page: Page, width: number, routes: string[]) {
  await page.setViewportSize({ width, height: 800 })
  await page.addInitScript(() => localStorage.setItem('docgen.tab.os', 'Linux & co'))
  await watchShifts(page)
  for (const route of routes) {
    await test.step(`${route} at ${width} px`, async () => {
      await visit(page, route)
      await expect.poll(() => shiftsOf(page)).toEqual([])
    })
  }
}
