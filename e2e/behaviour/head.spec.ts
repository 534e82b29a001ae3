import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { basePath, expect, settled, sidebarLink, test, withoutScripts } from '../site'

// What the head contains is tested in internal/render/shell, and for all pages of the Phoenix site in internal/builtsite_test.go.

const origin = 'https://kasper.github.io'
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content' })
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch (between|to) / })

/** The address and the descriptions in the head. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name))
    const [canonical, ...more] = content('link[rel="canonical"]', 'href')
    return {
      addresses: [
        canonical,
        ...more,
        ...content('link[hreflang]', 'href'),
        ...content('[property="og:url"]', 'content'),
      ],
      titles: [document.title, ...content('[property="og:title"]', 'content')],
      descriptions: content('[name="description"], [property="og:description"]', 'content'),
      markdown: content('[type="text/markdown"]', 'href'),
    }
  })

test('H2 H7 H14 H15 H16 W1 the skip link is the first stop on each page, which has one address, and the head follows the reader', async ({
  quietPage: page,
}) => {
  const response = await page.goto('api/size.html')
  expect(response?.request().redirectedFrom(), 'the file is answered without a detour').toBeNull()
  await settled(page)
  await expect(page).toHaveURL(`${servers.phoenix.url}api/size`)
  await expect
    .poll(async () => new Set((await headOf(page)).addresses))
    .toEqual(new Set([`${origin}${basePath}api/size`]))
  const common =
    'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-doc-page docs-doc-id-api'
  const skip = skipLink(page)
  await test.step('the skip link', async () => {
    await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toHaveCSS('clip-path', 'none')
    await expect(skip).toHaveCSS('position', 'fixed')
    await expect(skip).toBeInViewport({ ratio: 1 })
    const address = page.url()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main')).not.toHaveAttribute('tabindex')
  })
  await test.step('the focus is visible to those who use the keyboard, and not after a press of the mouse', async () => {
    await toggle(page).click()
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveCSS('outline-style', 'solid')
  })
  await test.step('another page', async () => {
    await expect(page.locator('html')).toHaveClass(`${common}/size`)
    const before = await headOf(page)
    await sidebarLink(page, 'Point').click()
    await expect(page).toHaveTitle('Point | Phoenix')
    await expect(page.locator('html')).toHaveClass(`${common}/point`)
    await expect
      .poll(async () => new Set((await headOf(page)).addresses))
      .toEqual(new Set([`${origin}${basePath}api/point`]))
    const { titles, descriptions, markdown } = await headOf(page)
    expect(titles).toEqual(['Point | Phoenix', 'Point | Phoenix'])
    expect(descriptions[0]).not.toBe(before.descriptions[0])
    expect(descriptions).toEqual([descriptions[0], descriptions[0]])
    expect(markdown).toEqual([]) // as the other alternates
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
  })
})

test('H10 H11 H14 K8 where the scripts do not load, the boot script sets the mode, and the focus is visible', async ({
  page,
}) => {
  await withoutScripts(page)
  const html = page.locator('html')
  await page.goto('api/size')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-theme-choice', 'system')
  await page.keyboard.press('Tab')
  await expect(skipLink(page)).toBeFocused()
  for (let stop = 0; stop < 4; stop++) {
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
  }
  await skipLink(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.goto('api/size?docgen-theme=dark&docgen-data-Mode=v&docgen-data-layout=wide&docgen-data-x"y=no')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-theme-choice', 'dark')
  await expect(html).toHaveAttribute('data-layout', 'wide')
})
