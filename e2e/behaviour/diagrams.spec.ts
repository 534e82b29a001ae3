import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, titleOf, visit, widthOf } from '../site'

const { diagrams } = servers
const drawn = `${diagrams.url}drawn`

const drawings = (page: Page) => page.locator('.diagram')
const source = (page: Page, text: string) => page.locator('pre.mermaid', { hasText: text })

/** Records requests for the scripts that draw diagrams. */
function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(mermaid\/|diagrams-)/.test(request.url()) && request.resourceType() === 'script') {
      scripts.push(request.url())
    }
  })
  return scripts
}

test('diagrams are drawn where there are some, when the reader comes near; one that cannot be says why', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1000, height: 200 })
  const scripts = scriptsOf(page)
  await visit(page, diagrams.url)
  expect(scripts).toEqual([])
  await page.locator('.markdown').getByRole('link', { name: 'another page' }).click()
  await expect(titleOf(page, 'Diagrams')).toBeVisible()
  const first = page.getByRole('img', { name: 'How a page is made' })
  await expect(first).toHaveAttribute('aria-description', /^Text becomes a document/)
  await expect(first.locator('svg')).toContainText('rendered')
  await expect(source(page, 'accTitle')).toBeHidden()
  expect(scripts.filter((url) => /sequence/i.test(url))).toEqual([])
  await expect(source(page, 'this is --> [')).toBeVisible()
  await expect(page.getByText('could not be drawn')).toHaveCount(0)
  await source(page, 'sequenceDiagram').scrollIntoViewIfNeeded()
  const second = page.getByRole('img', { name: 'Diagram: sequence' })
  await expect(second).toContainText('opens a page')
  const description = await second.getAttribute('aria-describedby')
  await expect(page.locator(`[id="${description}"]`)).toContainText('Reader->>Browser')
  const link = page.getByRole('group', { name: 'Diagram: flowchart' }).locator('a', { hasText: 'Another' })
  await expect
    .poll(() => link.evaluate((found) => found instanceof SVGAElement && found.href.baseVal))
    .toBe('https://example.com/')
  await test.step('one that cannot be drawn says why, and its source stays', async () => {
    await source(page, 'this is --> [').scrollIntoViewIfNeeded()
    await expect(page.getByText('This diagram could not be drawn: Parse error on line 2')).toBeVisible()
    await expect(source(page, 'this is --> [')).toBeVisible()
    await expect(drawings(page)).toHaveCount(3)
  })
  await test.step('one that is too wide for a phone scrolls in its frame, by the keyboard too', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    await second.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => second.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0)
    await expect.poll(() => widthOf(page)).toBe(320)
  })
})

test('where what draws does not load, the sources stay and say why', async ({ page }) => {
  await page.route(/\/assets\/mermaid\//, (request) => request.abort())
  await visit(page, drawn)
  await expect(page.getByText('This diagram could not be drawn').first()).toBeVisible()
  await expect(source(page, 'accTitle')).toBeVisible()
})

test('diagrams follow the colour mode while they are seen, and are printed light', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, drawn)
  const look = () =>
    drawings(page)
      .first()
      .evaluate((drawing) => {
        const shape = drawing.querySelector('.node rect')
        const label = drawing.querySelector('.nodeLabel')
        return shape && label
          ? [getComputedStyle(shape).fill, getComputedStyle(shape).stroke, getComputedStyle(label).color]
          : []
      })
  await expect(drawings(page).first()).toHaveAttribute('data-mode', 'light')
  const light = await look()
  expect(light).toEqual(['rgb(250, 241, 238)', 'rgb(185, 58, 16)', 'rgb(23, 20, 17)'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(drawings(page).first()).toHaveAttribute('data-mode', 'dark')
  await expect.poll(() => look()).toEqual(['rgb(44, 30, 24)', 'rgb(255, 141, 99)', 'rgb(248, 244, 238)'])
  await expect(page.locator('.diagram-stage')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(drawings(page).first()).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)')
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  await expect(drawings(page).first()).toHaveAttribute('data-mode', 'light')
  await expect.poll(() => look()).toEqual(light)
})
