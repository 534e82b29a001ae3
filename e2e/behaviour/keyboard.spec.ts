import { servers } from '../servers'
import { expect, test } from '../site'
import { expectWalk, walked } from '../walk'

const fixture = servers.fixture.url

for (const [name, width] of [
  ['every element of Markdown', 1440],
  ['search with hits', 1440],
  ['menu', 390],
] as const) {
  test(`X2 Tab reaches every control in order, shows where it is, and leaves the page again: ${name}, ${width} px`, ({
    page,
  }) => expectWalk(page, walked[name], width))
}

test('X2 once the page is interactive, its stops are final', async ({ page }) => {
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
  for (const address of ['api/point', `${fixture}writing/code`]) {
    await page.goto(address)
    await expect.poll(() => page.evaluate('counts.length'), address).toBe(2)
    const [first, later] = await page.evaluate<number[]>('counts')
    expect(first, address).toBe(later)
  }
})
