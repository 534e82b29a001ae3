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
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const shifts: PerformanceEntry[] = []
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    // A slow browser paints a document while it parses it, and content moves until a frame shows the whole document:
    // a menu, for example, is wider once its label is parsed. After that frame, nothing may move.
    let shown = Number.POSITIVE_INFINITY
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        requestAnimationFrame(() => requestAnimationFrame(() => (shown = performance.now())))
      }
    })
    Object.assign(window, {
      shifts: () =>
        [...shifts, ...observer.takeRecords()]
          .filter(({ startTime }) => startTime >= shown)
          .map((entry) => {
            const { startTime, value, sources } = entry as Shift
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)}: ${boxOf(previousRect)} -> ${boxOf(currentRect)}`,
            )
            return `${value} after ${startTime - shown} ms: ${moved.join(', ')}`
          }),
    })
  })

/** Returns what has moved on a page since it was parsed, and how far. */
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
