import type { Locator, Page } from '@playwright/test'
import { violations } from './axe'
import { servers } from './servers'
import { expect, test, visit } from './site'

const { url } = servers.elements
const address = `${url}window`

const signature = (page: Page, name: string) => page.locator('.signature').filter({ hasText: name })

/** The lines of a signature as readers see them. */
const linesOf = (of: Locator) =>
  of.locator('.overload').evaluateAll((all: HTMLElement[]) =>
    all.flatMap((line) =>
      line.innerText
        .trim()
        .split('\n')
        .map((text) => text.trim()),
    ),
  )

test('signatures and facts fit from the narrowest phones to screens, long ones have a line for each parameter, and types lead to their pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await visit(page, address)
  await expect.poll(() => violations(page)).toEqual([])
  const wide = () =>
    page
      .locator('html, .signature, .signature-code, .member, .facts')
      .evaluateAll((all) =>
        all
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .map((element) => element.className),
      )
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(wide, `scrolls sideways at ${width} pixels`).toEqual([])
  }
  await test.step('badges are beside the heading, and the contents name each member on one line', async () => {
    const heading = page.getByRole('heading', { name: 'Window.at()', exact: true })
    await expect(heading).toHaveAttribute('id', 'windowat')
    const gap = async () => {
      const [title, badge] = await Promise.all([
        heading.boundingBox(),
        page.getByText('Since 2.5').boundingBox(),
      ])
      return title && badge ? badge.x - title.x - title.width : Number.NaN
    }
    await expect.poll(gap).toBeGreaterThan(0)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link', { name: 'Window.at', exact: true })).toBeVisible()
    await expect(contents.getByRole('link', { name: 'title', exact: true })).toBeVisible()
    const long = contents.getByRole('link', { name: /^aMethodWithAName/ })
    await expect.poll(async () => (await long.boundingBox())?.height, 'one line').toBeLessThan(32)
  })
  const long = [
    'static at(',
    'point: Point,',
    'optionals?: { visible?: boolean; screen?: Screen }',
    '): Window | undefined',
  ]
  const block = signature(page, 'static at')
  // The browser skips content that is out of view, and such content has no text.
  await block.scrollIntoViewIfNeeded()
  await expect.poll(() => linesOf(block)).toEqual(long)
  const overloads = ['move(point: Point): boolean', 'move(x: number, y: number): boolean']
  await signature(page, 'move(').scrollIntoViewIfNeeded()
  await expect.poll(() => linesOf(signature(page, 'move('))).toEqual(overloads)
  const code = signature(page, 'move(').locator('code').first()
  await expect.poll(() => code.textContent()).toBe(overloads.join('\n'))

  const link = block.getByRole('link', { name: 'Point' })
  await expect(link).toHaveCount(2) // in the code and in the row
  await expect(block.getByRole('link', { name: 'Window' })).toHaveCount(0) // this page
  await expect(page.locator('.code-block').getByRole('link', { name: 'Point' })).toHaveCount(1)
  const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color)
  await expect(link.first().locator('span')).toHaveCSS('color', await colorOf(block.locator('.nc').last()))
  const underline = () => link.first().evaluate((element) => getComputedStyle(element).textDecorationColor)
  const before = await underline()
  await link.first().focus()
  await expect.poll(underline).not.toBe(before)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Point', level: 1 })).toBeVisible()
})
