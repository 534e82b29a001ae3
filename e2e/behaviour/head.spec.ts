import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { basePath, expect, inOrder, sidebarLink, test, visit, withoutScripts } from '../site'

// What the head contains is tested in internal/shell, and for all pages of the Phoenix site in internal/builtsite_test.go.

const { fixture } = servers
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

test('H2 H7 H14 H15 H16 the skip link is the first stop on each page, and the head follows the reader', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
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
    await expect(page.locator('html')).toHaveClass(`${common}/window`)
    const before = await headOf(page)
    await sidebarLink(page, 'Modal').click()
    await expect(page).toHaveTitle('Modal | Phoenix')
    await expect(page.locator('html')).toHaveClass(`${common}/modal`)
    await expect
      .poll(async () => new Set((await headOf(page)).addresses))
      .toEqual(new Set([`${origin}${basePath}api/modal`]))
    const { titles, descriptions, markdown } = await headOf(page)
    expect(titles).toEqual(['Modal | Phoenix', 'Modal | Phoenix'])
    expect(descriptions[0]).not.toBe(before.descriptions[0])
    expect(descriptions).toEqual([descriptions[0], descriptions[0]])
    expect(markdown).toEqual([]) // as the other alternates
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
  })
})

test('H7 W1 a page has one address, however the reader came', async ({ page }) => {
  for (const [route, form] of [
    ['', 'index.html'],
    ['api/window', 'api/window.html'],
  ] as const) {
    const response = await page.goto(form)
    expect(response?.request().redirectedFrom(), `${form} is answered without a detour`).toBeNull()
    await expect(page).toHaveURL(servers.phoenix.url + route)
    await expect
      .poll(async () => new Set((await headOf(page)).addresses), form)
      .toEqual(new Set([origin + basePath + route]))
  }
})

test('H10 H11 H14 K8 where the scripts do not load, the boot script sets the mode, and the focus is visible', async ({
  page,
}) => {
  await withoutScripts(page)
  const html = page.locator('html')
  await page.goto('api/window')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-theme-choice', 'system')
  await page.keyboard.press('Tab')
  await expect(skipLink(page)).toBeFocused()
  for (let stop = 0; stop < 8; stop++) {
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
  }
  await skipLink(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('api/window?docgen-data-Mode=v&docgen-data-layout=wide&docgen-data-x"y=no')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-theme-choice', 'dark')
  await expect(html).toHaveAttribute('data-layout', 'wide')
  await page.goto('api/window?docgen-theme=light')
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('H11 a page without storage works, and warns once at most', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.type()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no storage here', 'SecurityError')
      },
    })
  })
  await visit(page, `${fixture.url}?docgen-data-x=v`)
  await expect(page.locator('html')).toHaveAttribute('data-x', 'v')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  expect(messages.filter((message) => message !== 'warning')).toEqual([])
  expect(messages.length).toBeLessThanOrEqual(1)
})

test('H12 H13 W27 the parts of a page are in order, and each landmark has a name or is the only one', async ({
  page,
}) => {
  await visit(page, `${fixture.url}guide/setup`)
  const main = page.getByRole('main')
  await inOrder([
    skipLink(page),
    page.getByRole('region', { name: 'Announcement' }),
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }),
    page.getByRole('complementary').getByRole('navigation', { name: 'Docs sidebar' }),
    main,
    page.getByRole('contentinfo'),
  ])
  await inOrder([
    main.getByRole('navigation', { name: 'Breadcrumbs' }),
    main.getByRole('article').getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: 'Edit this page' }),
    main.getByRole('navigation', { name: 'Docs pages' }),
    main.getByRole('navigation', { name: 'On this page' }),
  ])
  for (const role of ['banner', 'contentinfo', 'main', 'complementary'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1)
  }
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('navigation')).toHaveCount(5)
  const last = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last()
  await expect(last.locator('[aria-current="page"]')).toHaveText('Set-up')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Fixture', exact: true })
  await expect(brand).toHaveText('Fixture')
  await expect(brand.getByRole('img'), 'no image repeats the text beside it').toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await inOrder([
    main.locator('summary', { hasText: 'On this page' }),
    main.getByRole('heading', { level: 1 }),
  ])
})

test('W15 the page for unknown addresses leads on', async ({ page }) => {
  const response = await page.goto('no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page Not Found | Phoenix')
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toBeVisible()
  await main.getByRole('link', { name: /home/ }).click()
  await expect(page).toHaveTitle('Phoenix')
})
