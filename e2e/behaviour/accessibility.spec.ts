import { violations } from '../axe'
import { servers } from '../servers'
import { states } from '../states'
import { awake, expect, test, visit, widthOf } from '../site'

const fixture = servers.fixture.url

/**
 * States besides the screens of visual.spec.ts, the search page in search.spec.ts, and the failures in errors.spec.ts, which
 * axe looks at, too. accessibility.all.spec.ts has the rest.
 */
const kinds = [
  ['every element of Markdown', 1440, 'light'],
  ['every feature of the chrome', 1440, 'dark'],
  ['text from right to left', 390, 'light'],
  ['table of contents open', 390, 'dark', 'details[data-dismiss]'],
] as const

for (const [name, width, mode, part] of kinds) {
  test(`X1 axe finds nothing wrong: ${name}, ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), mode)
    await states[name](page, { isWide: width > 996 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
    await expect.poll(() => violations(page, part)).toEqual([])
    if (name === 'every element of Markdown') {
      // So do the home page in visual.spec.ts, and the longest page and one with wide parts in toc.spec.ts.
      await test.step('X6 at 320 px nothing lies beside the window', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(320)
      })
    }
  })
}

test('D1 M1 headings are read without their links, and boxes that scroll alone are stops, with names', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  let visited = 'api/window'
  for (const heading of await page.locator('.markdown h2').all()) {
    await expect(heading).toHaveAccessibleName((await heading.textContent()) ?? '')
  }
  const boxes = () =>
    page.locator('.code-block > pre, .table-scroll, .math-block').evaluateAll((all) => {
      // Content that the browser skips has no width.
      for (const block of document.querySelectorAll('[data-skips]')) {
        block.removeAttribute('data-skips')
      }
      return all.map((box) => ({
        isStop: box.matches('[tabindex="0"][role="group"]'),
        name: box.getAttribute('aria-label'),
        scrolls: box.scrollWidth > box.clientWidth,
      }))
    })
  for (const [address, width, names] of [
    ['api/window', 1440, []],
    ['api/modal', 320, ['Table: appearance']],
    [`${fixture}writing/code`, 1440, ['Code: Long lines']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    if (address !== visited) {
      await visit(page, address)
      visited = address
    }
    await awake(page)
    await expect
      .poll(
        async () => (await boxes()).filter(({ isStop, scrolls }) => isStop !== scrolls),
        `${address}, ${width}`,
      )
      .toEqual([])
    const all = await boxes()
    const stops = all.filter(({ isStop }) => isStop).map(({ name }) => name ?? '')
    expect(stops.filter((name) => !/^(Code|Table|Formula): ./.test(name))).toEqual([])
    expect(stops).toEqual(expect.arrayContaining([...names]))
    expect(all.filter(({ isStop, name }) => !isStop && name !== null)).toEqual([])
  }
})
