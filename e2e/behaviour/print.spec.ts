import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, setMode, test, visit, widthOf } from '../site'

const { fixture, pages } = servers

// The width between the margins of a sheet of A4, in CSS pixels.
test.use({ viewport: { width: 658, height: 900 } })

async function print(page: Page, address: string) {
  await visit(page, address)
  await page.emulateMedia({ media: 'print' })
}

test('F5 W17 a page is printed light and as wide as the sheet, without the chrome, with all of its code, tables and what is folded away', async ({
  quietPage: page,
}) => {
  await test.step('no part of the chrome is printed, and the addresses of links out of the site are', async () => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await print(page, `${fixture.url}guide/setup`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of ['banner', 'complementary', 'contentinfo', 'navigation', 'button'] as const) {
      const parts = page.getByRole(role, { includeHidden: true })
      await expect(parts.first(), role).toBeAttached()
      await expect(parts.locator('visible=true'), role).toHaveCount(0)
    }
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeHidden()
    await expect(page.locator('summary', { hasText: 'On this page' })).toBeHidden()
    const after = (text: string) =>
      page
        .locator('.markdown a')
        .getByText(text, { exact: true })
        .evaluate((link) => getComputedStyle(link, '::after').content)
    await expect.poll(() => after('the project')).toContain('https://github.com/example/fixture')
    await expect.poll(() => after('features')).toBe('none')
  })
  await page.setViewportSize({ width: 658, height: 900 })
  await print(page, `${fixture.url}guide/features`)
  await test.step('light, whatever the mode on the screen', async () => {
    const colors = () =>
      page.locator('body, .markdown *, html').evaluateAll((elements) =>
        elements.map((element) => {
          const { color, backgroundColor, borderColor } = getComputedStyle(element)
          return [element.localName, color, backgroundColor, borderColor].join(' ')
        }),
      )
    await setMode(page, 'light')
    const light = await colors()
    await page.emulateMedia({ media: 'screen' })
    await setMode(page, 'dark')
    await expect.poll(colors).not.toEqual(light)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(colors).toEqual(light)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
  await test.step('code is not cut: its long lines wrap', async () => {
    const block = page.locator('.code-block pre')
    await expect(block).toContainText('must not be cut')
    const isCut = () =>
      block.evaluate((pre) => {
        const frame = pre.getBoundingClientRect()
        return [...pre.querySelectorAll('*')].some(
          (part) => part.getBoundingClientRect().right > frame.right + 1,
        )
      })
    await expect.poll(isCut).toBe(false)
    await expect.poll(() => widthOf(page)).toBe(658)
  })
  await test.step('what is folded away on the screen', async () => {
    const folded = page.getByText('What is folded away.')
    const isWhole = () =>
      folded.evaluate((text) => {
        const frame = text.closest('details')?.getBoundingClientRect()
        return frame !== undefined && text.getBoundingClientRect().bottom < frame.bottom
      })
    await expect.poll(isWhole).toBe(true)
    await expect(folded).toBeVisible()
  })
  for (const width of [658, 1100]) {
    await test.step(`the content has all of a sheet that is ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const place = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { x, width } = element.getBoundingClientRect()
            return { x, width }
          })
      await expect.poll(() => place('.markdown')).toEqual({ x: 0, width })
      await expect.poll(() => place('.markdown > p, .markdown > .admonition')).toMatchObject({ width })
    })
  }
  await page.setViewportSize({ width: 658, height: 900 })
  await test.step('tables have their place on the sheet with whole words, and notes beside the content are printed', async () => {
    await print(page, `${fixture.url}wide`)
    await expect.poll(() => widthOf(page), 'twelve columns').toBe(658)
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
    await expect.poll(() => widthOf(page)).toBe(658)
    await print(page, `${pages.url}1.0/guide`)
    await expect(page.getByText('no longer actively maintained')).toBeVisible()
    await expect(page.getByText('Last updated on Nov 21, 2026')).toBeVisible()
  })
})
