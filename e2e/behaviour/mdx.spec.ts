import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, hydrated, sidebarOf, test, titleOf, tocOf, visit } from '../site'

const mdx = servers.mdx.url
const content = (page: Page) => page.locator('#content-body')

/** Scripts of single pages that the browser has requested. */
function pageScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').pop() ?? ''
    if (/^page-.*\.js$/.test(name)) {
      asked.push(name.replace(/-[A-Z0-9]+\.js$/, ''))
    }
  })
  return asked
}

test('pages in MDX are alive, with their own code, headings, styles, links, tabs, error boundary and color mode', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await test.step('the code of a page is loaded for that page alone', async () => {
    const asked = pageScripts(page)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await visit(page, mdx)
    expect(asked).toEqual([])
    await sidebarOf(page).getByRole('link', { name: 'Counter from' }).dispatchEvent('click', { button: 0 })
    await expect(page.getByRole('button', { name: 'Count 41' })).toBeVisible()
    expect(asked).toEqual(['page-content-counter'])
    await page.getByRole('button', { name: 'Count 41' }).click()
    await sidebarOf(page).getByRole('link', { name: 'Plain' }).dispatchEvent('click', { button: 0 })
    await expect(titleOf(page, 'Plain')).toBeVisible()
    await expect(content(page)).not.toContainText('Count')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Count 41' }), 'a new page counts anew').toBeVisible()
    expect(asked).toEqual(['page-content-counter'])
  })
  await visit(page, `${mdx}counter`)
  await expect(titleOf(page, 'Counter from 41')).toBeVisible()
  const button = page.getByRole('button', { name: 'Count 41' })
  await expect(button).toHaveCSS('border-top-color', 'rgb(4, 5, 6)')
  await button.click()
  await expect(page.getByRole('button', { name: 'Count 42' })).toBeVisible()
  await expect(content(page).getByRole('listitem')).toHaveText(['data of its own and png', '123'])
  await expect(tocOf(page).getByRole('link')).toHaveText(['Values', 'From another file'])
  await expect(page.getByText('Coloured')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(1)
  await content(page).getByRole('link', { name: 'a link' }).last().click()
  await expect(titleOf(page, 'Components')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#tabs')
  await test.step('tabs of components open the one that their author chose', async () => {
    const tabs = page.getByRole('tablist').first()
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Windows')
    const asked = page.getByRole('tablist').nth(2)
    await expect(asked.getByRole('tab', { selected: true })).toHaveText('A PC')
    const [mac, pc] = await asked.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.clientWidth))
    expect((mac ?? 0) + (pc ?? 0), 'blocks share the width').toBeGreaterThan(500)
    const panel = page.getByRole('tabpanel', { name: 'A PC' })
    await expect(panel, 'text without a paragraph keeps its distance too').toHaveCSS('padding-left', '16px')
    const riddle = page.getByText('An answer')
    await expect(riddle, 'null shows none').toBeHidden()
    await page.getByRole('tab', { name: 'Riddle' }).focus()
    await page.keyboard.press('Enter')
    await expect(riddle).toBeVisible()
    await asked.getByRole('tab', { name: 'A Mac' }).click()
    await expect(page).toHaveURL(`${mdx}components?os=mac#tabs`)
    await expect(tabs.getByRole('tab', { selected: true }), 'groups go together by value').toHaveText('macOS')
    await asked.getByRole('tab', { name: 'A PC' }).click()
    await tabs.getByRole('tab', { name: 'macOS' }).click()
    await expect(page.getByRole('tabpanel', { name: 'macOS' })).toContainText('Text with bold.')
    await page.reload()
    await hydrated(page)
    await expect(tabs.getByRole('tab', { selected: true }), 'groups keep the choice').toHaveText('macOS')
  })
  await test.step('components find Docusaurus’s color mode', async () => {
    await page.getByRole('button', { name: 'It is light' }).click()
    await expect(page.getByRole('button', { name: 'It is dark' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  })
  expect(messages).toEqual([])
  await test.step('components find Docusaurus’s error boundary', async () => {
    await page.getByRole('button', { name: 'Drop it' }).click()
    await page.getByRole('button', { name: 'glass broke: mend it' }).click()
    await expect(page.getByRole('button', { name: 'Drop it' })).toBeVisible()
  })
})
