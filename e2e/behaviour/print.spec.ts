import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, visit, widthOf } from '../site'

const { fixture, pages } = servers

// The width between the margins of a sheet of A4, in CSS pixels.
test.use({ viewport: { width: 658, height: 900 } })

async function print(page: Page, address: string) {
  await visit(page, address)
  await page.emulateMedia({ media: 'print' })
}

test('F5 W17 no part of the chrome is printed', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await print(page, `${fixture.url}guide/setup`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['banner', 'complementary', 'contentinfo', 'navigation', 'button'] as const) {
    const parts = await page.getByRole(role, { includeHidden: true }).all()
    expect(parts.length, role).toBeGreaterThan(0)
    for (const part of parts) {
      await expect(part).toBeHidden()
    }
  }
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeHidden()
  await expect(page.locator('summary', { hasText: 'On this page' })).toBeHidden()
})

test('W17 a page is printed light, whatever the mode on the screen', async ({ quietPage: page }) => {
  await visit(page, `${fixture.url}guide/features?docgen-theme=light`)
  await page.emulateMedia({ media: 'print' })
  const colours = () =>
    page.locator('body, .markdown *, html').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element)
        return [element.localName, color, backgroundColor, borderColor].join(' ')
      }),
    )
  const light = await colours()
  await page.emulateMedia({ media: 'screen' })
  await visit(page, `${fixture.url}guide/features?docgen-theme=dark`)
  await expect.poll(() => colours()).not.toEqual(light)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => colours()).toEqual(light)
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

for (const width of [658, 1100]) {
  test(`W17 the content has all of a sheet that is ${width} pixels wide`, async ({ quietPage: page }) => {
    await page.setViewportSize({ width, height: 900 })
    await print(page, `${fixture.url}guide/features`)
    const box = await page.locator('.markdown').boundingBox()
    expect(box).toMatchObject({ x: 0, width })
    const text = await page.locator('.markdown > p, .markdown > .admonition').first().boundingBox()
    expect(text?.width).toBe(width)
  })
}

test('F5 W17 code is not cut: its long lines wrap', async ({ quietPage: page }) => {
  await print(page, `${fixture.url}guide/features`)
  const block = page.locator('.code-block pre')
  await expect(block).toContainText('must not be cut')
  const cut = await block.evaluate((pre) => {
    const frame = pre.getBoundingClientRect()
    return [...pre.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > frame.right + 1)
  })
  expect(cut).toBe(false)
  expect(await widthOf(page)).toBe(658)
})

test('F5 W17 tables have their place on the sheet, and the words of theirs that have few columns stay whole', async ({
  quietPage: page,
}) => {
  await print(page, `${fixture.url}wide`)
  expect(await widthOf(page), 'twelve columns').toBe(658)
  await print(page, `${fixture.url}writing/parts`)
  const split = await page.locator('th, td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[a-z]+/gi)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (!node.parentElement?.closest('code') && range.getClientRects().length > 1) {
            found.push(word)
          }
        }
      }
      return found
    }),
  )
  expect(split).toEqual([])
  expect(await widthOf(page)).toBe(658)
})

test('W17 the addresses of links out of the site are printed, those within it are not', async ({
  quietPage: page,
}) => {
  await print(page, `${fixture.url}guide/setup`)
  const after = (text: string) =>
    page
      .locator('.markdown a')
      .getByText(text, { exact: true })
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after('the project')).toContain('https://github.com/example/fixture')
  expect(await after('features')).toBe('none')
})

test('F5 what is folded away on the screen is printed', async ({ quietPage: page }) => {
  await print(page, `${fixture.url}guide/features`)
  const folded = page.getByText('What is folded away.')
  const isWhole = await folded.evaluate((text) => {
    const frame = text.closest('details')?.getBoundingClientRect()
    return frame !== undefined && text.getBoundingClientRect().bottom < frame.bottom
  })
  expect(isWhole).toBe(true)
  await expect(folded).toBeVisible()
})

test('F5 the notes above and below the content are printed', async ({ quietPage: page }) => {
  await print(page, `${pages.url}1.0/guide`)
  await expect(page.getByText('no longer actively maintained')).toBeVisible()
  await expect(page.getByText('Last updated on Nov 21, 2026')).toBeVisible()
})
