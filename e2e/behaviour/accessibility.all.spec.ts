import { violations } from '../axe'
import { screens } from '../screens'
import { servers } from '../servers'
import { states } from '../states'
import { expect, setMode, test, visit, widthOf } from '../site'

const fixture = servers.fixture.url
const modes = ['light', 'dark']

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, show] of Object.entries({ ...screens, ...states })) {
      test(`X1 axe finds nothing wrong with all screens, light or dark: ${name}`, async ({ page }) => {
        const isWide = width > 996
        await show(page, { isWide })
        for (const mode of modes) {
          await setMode(page, mode)
          if (await page.locator('html[data-scripts="failed"]').isVisible()) {
            await show(page, { isWide }) // the page has not reacted yet
          }
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
          await expect.poll(() => violations(page), mode).toEqual([])
        }
      })
    }
  })
}

/** Pages with everything that authors can write. */
const written = [
  `${fixture}writing`,
  `${fixture}writing/text`,
  `${fixture}writing/code`,
  `${fixture}writing/boxes`,
  `${fixture}writing/parts`,
  `${fixture}writing/tabs`,
  `${fixture}tags`,
  `${fixture}tags/drawing`,
]

for (const width of [1440, 390]) {
  test(`X1 X6 axe finds nothing wrong with all that authors write, light or dark: ${width} px`, async ({
    quietPage: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of written) {
      await visit(page, address)
      for (const mode of modes) {
        await setMode(page, mode)
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await expect.poll(() => violations(page), `${address}, ${mode}`).toEqual([])
        await expect.poll(() => widthOf(page), address).toBe(width)
      }
    }
  })
}

test('X1 axe finds nothing wrong with all diagrams, light or dark', async ({ quietPage: page }) => {
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light' })
    await visit(page, `${servers.diagrams.url}drawn`)
    await expect(page.locator(`.diagram[data-mode="${mode}"]`).first()).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => violations(page), `${width}, ${mode}`).toEqual([])
      await expect.poll(() => widthOf(page)).toBe(width)
    }
  }
})

test('X6 at 320 px nothing of all these pages lies beside the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [
    '',
    'api/window',
    'api/events',
    'api/modal',
    'getting-started/about-coordinates',
    'no/such/page',
    `${fixture}markdown`,
    `${fixture}wide`,
  ]) {
    await visit(page, address)
    await expect.poll(() => widthOf(page), address).toBeLessThanOrEqual(320)
  }
})
