import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, titleOf, tocOf, visit, widthOf } from '../site'

const { fixture } = servers
const block = (page: Page, text: string) => page.locator('.code-block', { hasText: text })
const before = (element: Locator, property: 'content' | 'color') =>
  element.evaluate((found, property) => getComputedStyle(found, '::before')[property], property)

test('M1 M3 M4 M5 M6 M8 M9 a category and its tags have pages of their own, and what is in them looks like it', async ({
  quietPage: page,
}) => {
  await visit(page, `${fixture.url}writing`)
  await expect(titleOf(page, 'Writing')).toBeVisible()
  const cards = page.locator('.card')
  await expect(cards.getByRole('link')).toHaveText([
    'Text',
    'Code',
    'Boxes',
    'Tabs',
    'More of it',
    'Elsewhere',
  ])
  await expect(cards.nth(4)).toContainText('Markdown')
  const box = await cards.first().boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 4)
  await expect(titleOf(page, 'Text')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Drawing' }).click()
  await expect(page).toHaveURL(`${fixture.url}tags/drawing`)
  await expect(page.getByText('What the browser or the build draws.')).toBeVisible()
  await page.getByRole('link', { name: 'View all tags' }).click()
  await expect(page.locator('.tags li')).toHaveText(['Code 2 docs', 'Drawing 1 doc', 'Text 3 docs'])
  await page.locator('.tags').getByRole('link', { name: 'Code' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Code', exact: true }).first().click()
  await expect(titleOf(page, 'Code')).toBeVisible()
  await test.step('M1 M3 M4 every option of a code block can be seen', async () => {
    await expect.poll(() => before(block(page, 'interface Lamp'), 'content')).toBe('"ts"')
    await expect(block(page, 'def light').locator('.line').last()).toHaveAttribute('data-line', '1000')
    /** The places where the text of each line begins, with its indentation. */
    const starts = () =>
      block(page, 'def light')
        .locator('.line')
        .evaluateAll((lines) => {
          const left = (line: Element) => {
            const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
            const range = document.createRange()
            range.setStart(text ?? line, 0)
            range.setEnd(text ?? line, 1)
            return Math.round(range.getBoundingClientRect().left)
          }
          return new Set(lines.map(left)).size
        })
    await expect.poll(starts, 'numbers of three and four digits are equally wide').toBe(1)

    const [out, into, same] = await block(page, 'show(lamp)').locator('.line').all()
    const looks = await Promise.all(
      [out, into, same].map((line) =>
        line?.evaluate((found) => {
          const sign = getComputedStyle(found, '::after')
          return { background: getComputedStyle(found).backgroundColor, sign: sign.content, top: sign.top }
        }),
      ),
    )
    expect(looks.map((look) => look?.sign)).toEqual(['"-"', '"+"', 'none'])
    expect(new Set(looks.map((look) => look?.background)).size).toBe(3)
    expect(looks[0]?.top).toBe('0px')

    const marked = block(page, 'find(')
    await expect(marked.locator('mark')).toHaveText(['lamp', 'a light', 'lamp', 'lamp', 'lamp'])
    await expect(marked.locator('.loud')).toHaveText(/lamp\.shine\(\)/)
    await expect(marked).not.toContainText('loud:')
    const cutOff = (code: Locator) => code.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    await expect.poll(() => cutOff(block(page, 'Wrapped from the start'))).toBe(false)
    await expect.poll(() => cutOff(block(page, 'docker run').last())).toBe(true)
    await expect(block(page, 'src/lamp.js').locator('code')).toHaveText(/^export function light[^#]*}$/)
    await expect(block(page, '"version"').locator('code')).toContainText('"2.10"')
  })
  await test.step('M5 M6 boxes nest, and look alike however they are written', async () => {
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /Boxes/ }).click()
    await expect(titleOf(page, 'Boxes')).toBeVisible()
    const inner = page.locator('.admonition .admonition .admonition')
    await expect(inner).toHaveText(/Inner\s*Deep\./)
    const backgroundOf = (box: Locator) => box.evaluate((found) => getComputedStyle(found).backgroundColor)
    const alike = page.locator('.admonition', { hasText: 'With consequences.' })
    await expect(alike).toHaveCSS('background-color', await backgroundOf(inner))
    const boxes = await page.locator('.admonition').evaluateAll((all) =>
      all.map((box) => ({
        right: box.getBoundingClientRect().right,
        // At the top level, boxes reach beyond the column by their padding.
        outer:
          (box.parentElement?.getBoundingClientRect().right ?? 0) +
          (box.matches('.markdown > *') ? Number.parseFloat(getComputedStyle(box).paddingInlineEnd) : 0),
      })),
    )
    expect(boxes.filter(({ right, outer }) => right > outer)).toEqual([])
  })
  await test.step('M9 what other files and HTML bring into a page is part of it', async () => {
    await visit(page, `${fixture.url}writing/parts`)
    await expect(tocOf(page).getByRole('link')).toHaveText([
      'The lamp of another file',
      'Care',
      'Care',
      'Pictures in HTML',
      'Asked for by the address',
      'A table for paper',
    ])
    await expect(page.getByText('Wipe the Fixture with a dry cloth.')).toHaveCount(2)
    const pictures = page.locator('.markdown img')
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((image) => image.getAttribute('alt'))))
      .toEqual(['A card of the lamp', 'A card, by HTML', 'A drawing, by HTML'])
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
    const size = () =>
      page.getByAltText('A card, by HTML').evaluate((image) => {
        const { width, height } = image.getBoundingClientRect()
        return { width, height }
      })
    await expect.poll(size, 'as high as its own proportions say').toEqual({ width: 120, height: 60 })
    await page.getByRole('link', { name: 'link', exact: true }).click()
    await expect(titleOf(page, 'Text')).toBeVisible()
  })
  await test.step('M8 lists, definitions, keys and formulas look like it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('kbd').filter({ hasText: /^Page Up$/ })).toHaveCSS('border-top-style', 'solid')
    const [box, text] = await page
      .locator('.task-list-item')
      .first()
      .evaluate((item) => {
        const range = document.createRange()
        range.selectNodeContents(item)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 40)
        return [
          item.querySelector('input')?.getBoundingClientRect().right,
          lines.map(({ left }) => Math.round(left)),
        ]
      })
    expect(text?.length, 'lines of the task').toBeGreaterThan(1)
    expect(Math.min(...(text ?? [])), 'all lines begin behind the box').toBeGreaterThanOrEqual(
      box ?? Number.NaN,
    )
    const left = (name: string) =>
      page
        .locator(name)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left)
    await expect.poll(async () => (await left('dd')) - (await left('dt'))).toBeGreaterThan(0)

    await expect(page.locator('.math math').first()).toBeVisible()
    const wide = page.locator('.math-block').last()
    await wide.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => wide.evaluate((formula) => formula.scrollLeft)).toBeGreaterThan(0)
    await expect.poll(() => widthOf(page)).toBe(390)
  })
})
