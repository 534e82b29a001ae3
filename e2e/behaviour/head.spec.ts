import type { APIRequestContext, Page } from '@playwright/test'
import { servers } from '../servers'
import { basePath, expect, hydrated, inOrder, routes, test, visit, withoutScripts } from '../site'

const { fixture, pages } = servers
const origin = 'https://kasper.github.io'

/** The elements of a page's head, in order. */
function headOf(page: Page) {
  return page.locator('head > *').evaluateAll((elements) =>
    elements.map((element) => {
      const key = ['charset', 'name', 'property', 'rel', 'type'].find((name) => element.hasAttribute(name))
      const name = key === 'charset' ? key : element.getAttribute(key ?? '')
      const value =
        element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? ''
      return { tag: element.localName, name, value, language: element.getAttribute('hreflang') }
    }),
  )
}

async function metaOf(page: Page) {
  const entries = (await headOf(page)).filter(({ tag }) => tag === 'meta')
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]))
}

/** The canonical address of a page in each of its forms. */
async function addressesOf(page: Page) {
  const head = await headOf(page)
  const wanted = ['canonical', 'alternate', 'og:url']
  const isAddress = ({ name, language }: (typeof head)[number]) =>
    wanted.includes(name ?? '') && (name !== 'alternate' || language) // without the page as Markdown
  return new Set(head.filter(isAddress).map(({ value }) => value))
}

async function structuredData(page: Page) {
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  return { type: data['@type'], steps: data.itemListElement }
}

async function dataOf(request: APIRequestContext, url: string) {
  const html = await (await request.get(url)).text()
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1]
  const data = /<script type="application\/json" id="docgen-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const ogTitle = /<meta property="og:title" content="(.*?)">/.exec(html)?.[1]
  return { html, title, ogTitle, page: JSON.parse(data).page, site: JSON.parse(data).site }
}

test('H1 the document says its language and direction, and whether it is alive', async ({
  page,
  request,
}) => {
  const { html } = await dataOf(request, 'api/window')
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr" [^>]*data-has-hydrated="false"/)
  await page.goto('api/window')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await page.goto(`${pages.url}ar/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('H2 classes of the html element tell the kind of page, its version and its doc', async ({ page }) => {
  const common = 'docs-wrapper plugin-docs plugin-id-default docs-version-current'
  await visit(page, 'api/window')
  await expect(page.locator('html')).toHaveClass(`${common} docs-doc-page docs-doc-id-api/window`)
  await page.getByRole('complementary').getByRole('link', { name: 'Modal' }).click()
  await expect(page.locator('html')).toHaveClass(`${common} docs-doc-page docs-doc-id-api/modal`)
  await page.goto('no/such/page')
  await expect(page.locator('html')).toHaveClass(common)
})

test.describe('as it comes from the server', () => {
  test.use({ javaScriptEnabled: false })

  test('H3 H17 the head says who made the page, what it is and where, before it loads anything', async ({
    page,
  }) => {
    await page.goto('api/window')
    const head = await headOf(page)
    const names = head.map(({ tag, name }) => name ?? tag)
    expect(names[0]).toBe('charset')
    expect(names).toEqual(expect.arrayContaining(['title', 'icon', 'canonical', 'application/ld+json']))
    await expect
      .poll(() => metaOf(page))
      .toMatchObject({
        generator: expect.stringMatching(/^docgen \d/),
        viewport: 'width=device-width, initial-scale=1',
        description: expect.stringMatching(/\S/),
        'og:title': 'Window | Phoenix',
        'og:description': expect.stringMatching(/\S/),
        'og:url': `${origin}${basePath}api/window`,
        'og:locale': 'en',
        'twitter:card': 'summary_large_image',
        'og:image': expect.stringMatching(/^https:\/\/kasper\.github\.io\/phoenix\/assets\/cards\//),
        'og:image:alt': expect.stringMatching(/Window/),
        docusaurus_locale: 'en',
        docusaurus_version: 'current',
        docusaurus_tag: 'docs-default-current',
        'docsearch:language': 'en',
        'docsearch:version': 'current',
        'docsearch:docusaurus_tag': 'docs-default-current',
        'docgen:site_version': '5.0.0',
      })
    const alternates = head.filter(({ name }) => name === 'alternate')
    expect(alternates.map(({ language }) => language)).toEqual(['en', 'x-default', null]) // the last is the page as Markdown
    // One for all sites, and one for the directives of this one.
    expect(names.filter((name) => name === 'stylesheet')).toHaveLength(2)
    // The boot script must not wait for the style sheet, nor anything for the other scripts.
    expect(names.indexOf('script')).toBeLessThan(names.indexOf('stylesheet'))
    await expect(page.locator('script[src]:not([type="module"])')).toHaveCount(0)
  })

  test('H6 keywords, pictures and robots are there only where the page or the site asks for them', async ({
    page,
  }) => {
    await page.goto(servers.search.url)
    const plain = Object.keys(await metaOf(page))
    for (const name of ['keywords', 'og:image', 'twitter:image', 'robots']) {
      expect(plain).not.toContain(name)
    }
    await page.goto(`${fixture.url}guide/setup`)
    await expect.poll(() => metaOf(page)).toMatchObject({ keywords: 'set-up, install' })
    await page.goto(`${fixture.url}guide/features`)
    const own = await metaOf(page)
    expect(own).toMatchObject({
      'og:image': 'https://fixture.example/fixture/img/card.png',
      'twitter:card': 'summary_large_image',
      'theme-color': '#b93a10',
    })
    expect(own).not.toHaveProperty('keywords')
    expect(own).not.toHaveProperty('robots')
    await page.goto(`${fixture.url}guide/unlisted`)
    await expect.poll(() => metaOf(page)).toMatchObject({ robots: expect.stringMatching(/^noindex/) })
  })

  test('H6 a page’s own picture comes before that of the site', async ({ page }) => {
    await page.goto(`${fixture.url}guide/setup`)
    await expect
      .poll(() => metaOf(page))
      .toMatchObject({ 'og:image': 'https://fixture.example/fixture/img/own.png' })
  })

  test('H8 structured data lists the steps to the page that have a page themselves', async ({ page }) => {
    await page.goto(`${fixture.url}guide/deep/page`)
    const { type, steps } = await structuredData(page)
    expect(type).toBe('BreadcrumbList')
    const at = (position: number, name: string, path: string) => {
      return { '@type': 'ListItem', position, name, item: `https://fixture.example/fixture/${path}` }
    }
    expect(steps).toEqual([at(1, 'Deep', 'guide/deep'), at(2, 'Deep page', 'guide/deep/page')])
  })

  test('H10 the focus is visible without scripts', async ({ page }) => {
    await page.goto('api/window')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    for (let stop = 0; stop < 8; stop++) {
      await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Tab')
    }
  })
})

test('H4 W26 a title is that of the page and of the site, or the site alone where both are the same; no two are', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const route of [...routes, 'no/such/page']) {
    const { title, ogTitle, page } = await dataOf(request, route)
    expect(title).toBe(page.title === 'Phoenix' ? 'Phoenix' : `${page.title} | Phoenix`)
    expect(ogTitle).toBe(title)
    titles.add(title ?? route)
  }
  expect(titles.size).toBe(routes.length + 1)
})

test('H5 a description is that of the front matter, else the first paragraph without its markup', async ({
  request,
}) => {
  const descriptionOf = async (url: string) => (await dataOf(request, url)).page.head.description
  expect(await descriptionOf(`${fixture.url}guide/features`)).toBe('What can stand in a page.')
  expect(await descriptionOf(`${fixture.url}guide/setup`)).toBe(
    'The first paragraph is the description of the page, with code and marks taken off.',
  )
  for (const route of routes) {
    expect(await descriptionOf(route), route).toMatch(/\w{3}/)
  }
})

test('H7 W1 a page has one address, the same from the server and after, however the reader came', async ({
  page,
  request,
}) => {
  for (const [route, forms] of [
    ['', ['', 'index.html']],
    ['api/window', ['api/window', 'api/window/', 'api/window.html', 'api/window/index.html']],
  ] as const) {
    const { html } = await dataOf(request, route)
    expect(html).toContain(`<link rel="canonical" href="${origin}${basePath}${route}">`)
    for (const form of forms) {
      const response = await page.goto(form)
      expect(response?.request().redirectedFrom(), `${form} is answered without a detour`).toBeNull()
      await hydrated(page)
      await expect.poll(() => addressesOf(page), form).toEqual(new Set([origin + basePath + route]))
      expect(new URL(page.url()).pathname).toBe(basePath + route)
    }
  }
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')))
  expect(paths.filter((path) => path !== basePath && path?.endsWith('/'))).toEqual([])
})

test('H7 going to another page changes its addresses, title and description', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  const before = await metaOf(page)
  await page.getByRole('complementary').getByRole('link', { name: 'Modal' }).click()
  await expect(page).toHaveTitle('Modal | Phoenix')
  await expect.poll(() => addressesOf(page)).toEqual(new Set([`${origin}${basePath}api/modal`]))
  await expect(page.locator('head > link[type="text/markdown"]')).toHaveCount(0) // as the other alternates
  const after = await metaOf(page)
  expect(after['og:title']).toBe('Modal | Phoenix')
  expect(after.description).not.toBe(before.description)
  expect(after['og:description']).toBe(after.description)
})

test('H9 the icon is there, and what the page does not need is not asked for', async ({ page, request }) => {
  await page.goto('')
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  expect((await request.get(icon ?? '')).status()).toBe(200)
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0)
})

test('H11 K8 the boot script alone sets the mode and the data that the address asks for', async ({
  page,
}) => {
  await withoutScripts(page)
  const html = page.locator('html')
  await page.goto('api/window')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(html).toHaveAttribute('data-theme-choice', 'system')
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
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Switch (between|to) / })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  expect(messages.filter((message) => message !== 'warning')).toEqual([])
  expect(messages.length).toBeLessThanOrEqual(1)
})

test('H12 the page goes from the skip link over the announcement, the bar, the sidebar and the content to the footer', async ({
  page,
}) => {
  await visit(page, `${fixture.url}guide/setup`)
  await inOrder([
    page.getByRole('link', { name: 'Skip to main content' }),
    page.getByRole('region', { name: 'Announcement' }),
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }),
    page.getByRole('complementary').getByRole('navigation', { name: 'Docs sidebar' }),
    page.getByRole('main'),
    page.getByRole('contentinfo'),
  ])
})

test('H13 W27 the content goes from the breadcrumbs to the next page, with the table of contents last', async ({
  page,
}) => {
  await visit(page, `${pages.url}guide`)
  const main = page.getByRole('main')
  await inOrder([
    main.getByRole('navigation', { name: 'Breadcrumbs' }),
    main.getByText('Version: 2.0'),
    main.getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: 'Edit this page' }),
    main.getByRole('navigation', { name: 'Docs pages' }),
    main.getByRole('navigation', { name: 'On this page' }),
  ])
  await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await inOrder([
    main.locator('summary', { hasText: 'On this page' }),
    main.getByText('Version: 2.0'),
    main.getByRole('heading', { level: 1 }),
  ])
})

test('W27 each landmark has a name or is the only one of its kind, and the trail marks its end', async ({
  page,
}) => {
  await visit(page, `${fixture.url}guide/setup`)
  for (const role of ['banner', 'contentinfo', 'main', 'complementary'] as const) {
    await expect(page.getByRole(role)).toHaveCount(1)
  }
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1)
  }
  await expect(page.getByRole('navigation')).toHaveCount(5)
  const last = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last()
  await expect(last.locator('[aria-current="page"]')).toHaveText('Set-up')
})

test('W27 no picture repeats the text beside it', async ({ page }) => {
  await visit(page, `${fixture.url}guide/setup`)
  const brand = page.getByRole('banner').getByRole('link', { name: 'Fixture', exact: true })
  await expect(brand).toHaveText('Fixture')
  await expect(brand.getByRole('img')).toHaveCount(0)
})

test('H14 the skip link is the first stop, out of sight until then, and leads into the content', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('clip-path', 'none')
  await expect(skip).toHaveCSS('position', 'fixed')
  await expect(skip).toBeInViewport({ ratio: 1 })
  const address = page.url()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.getByRole('main').getByRole('link').first()
  await expect(first).toBeFocused()
  await expect.poll(() => page.url()).toBe(address)
  await expect(page.getByRole('main')).not.toHaveAttribute('tabindex')
})

test('H14 without scripts the skip link still leads into the content', async ({ page }) => {
  await withoutScripts(page)
  await page.goto('api/window')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('H15 after going to another page the next Tab is the skip link', async ({ quietPage: page }) => {
  await visit(page, 'api/window')
  await page.getByRole('complementary').getByRole('link', { name: 'Modal' }).click()
  await expect(page).toHaveTitle('Modal | Phoenix')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('H16 the focus shows to those who use the keyboard, and not after a press of the mouse', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Switch (between|to) / })
  await toggle.click()
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveCSS('outline-style', 'solid')
})

test('H3 the home page alone can warn of a wrong base URL', async ({ request }) => {
  for (const route of [...routes, 'no/such/page']) {
    const { html } = await dataOf(request, route)
    expect(/<html[^>]* data-base-url=/.test(html), route).toBe(route === '')
  }
})

test('H17 the site knows its version and what made it', async ({ request }) => {
  const { site } = await dataOf(request, 'api/window')
  expect(site).toMatchObject({ version: '5.0.0', generator: expect.stringMatching(/^docgen \d/) })
})

test('W15 the page for unknown addresses has a title, is not indexed, names no address and leads on', async ({
  page,
}) => {
  const response = await page.goto('no/such/page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle('Page Not Found | Phoenix')
  await expect.poll(() => metaOf(page)).toMatchObject({ robots: expect.stringMatching(/^noindex/) })
  await expect.poll(() => addressesOf(page)).toEqual(new Set())
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toBeVisible()
  await main.getByRole('link', { name: /home/ }).click()
  await expect(page).toHaveTitle('Phoenix')
})
