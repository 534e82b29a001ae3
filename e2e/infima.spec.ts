import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe'
import { type BuiltSite, openBuiltSite } from './builtSite'

const kinds = "['primary', 'secondary', 'success', 'info', 'warning', 'danger']"

const files = {
  'docgen.yaml': `title: Buoy
url: https://example.org
favicon: favicon.svg
themeConfig:
  infima: true
  customCss: src/css/custom.css
  navbar: { title: Buoy, hideOnScroll: true, items: [{ to: /guide, label: Guide }] }
  footer: { links: [{ title: Docs, items: [{ label: Guide, to: /guide }] }] }
`,
  'src/css/custom.css': `:root {
  --ifm-color-primary: #1f6b42;
  --ifm-font-family-base: Georgia, serif;
  --ifm-navbar-background-color: #eef2ff;
  --ifm-footer-background-color: #f0f0f0;
  --docusaurus-highlighted-code-line-bg: rgb(0 0 0 / 12%);
}
html[data-theme='dark'] {
  --ifm-color-primary: #25c2a0;
  --ifm-background-color: #11131c;
  --ifm-navbar-background-color: #1a1d29;
  --ifm-footer-background-color: #1a1d29;
}
.boxed { border: 1px solid var(--ifm-color-emphasis-300); padding: 0; }
.card { border-width: 3px; }
.menu__link--active { text-transform: uppercase; }
.theme-doc-markdown h2 { letter-spacing: 2px; }
.theme-code-block { border-width: 4px; }
.theme-admonition-tip { border-width: 5px; }
`,
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/guide.md':
    '---\nslug: /guide\n---\n# Guide\n\nSee [home](/).\n\n## Part\n\n```js {1}\nlet a = 1\n```\n\n:::tip\nYes\n:::\n',
  'src/pages/index.jsx': `export default function Home() {
  return (
    <>
      <header className="hero hero--primary">
        <div className="container text--center">
          <h1 className="hero__title">Buoy</h1>
          <p className="hero__subtitle">Docs that float</p>
          <a className="button button--secondary button--lg" href="/guide">Start</a>
        </div>
      </header>
      <div className="container margin-top--lg">
        <div className="row">
          <div className="col col--4" id="first"><p className="boxed padding--md">One</p></div>
          <div className="col col--6 col--offset-2"><div className="card"><div className="card__body">Two</div></div></div>
        </div>
        {${kinds}.map((kind) => (
          <div key={kind}>
            <div className={\`alert alert--\${kind}\`}>Alert with a <a href="/guide">link</a></div>
            <button type="button" className={\`button button--\${kind}\`}>{kind}</button>
            <button type="button" className={\`button button--outline button--\${kind}\`}>{kind}</button>
            <span className={\`badge badge--\${kind}\`}>{kind}</span>
          </div>
        ))}
      </div>
    </>
  )
}
`,
}

let site: BuiltSite

test.beforeAll(async () => {
  site = await openBuiltSite(files)
})

test.afterAll(() => site.close())

/** The computed style of the first element that a selector matches. */
function style(page: Page, selector: string, property: string) {
  return page.evaluate(
    ([selector, property]) => {
      const element = document.querySelector(selector as string)
      return element && getComputedStyle(element).getPropertyValue(property as string)
    },
    [selector, property],
  )
}

test('classes of Infima have styles, and pages the full width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}?docgen-theme=light`)
  expect(await style(page, '.hero', 'width')).toBe('1280px')
  expect(await style(page, '.hero', 'background-color')).toBe('rgb(31, 107, 66)')
  expect(await style(page, '.container', 'max-width')).toBe('1140px')
  expect(await style(page, '.hero .container', 'text-align')).toBe('center')
  expect(await style(page, '#first', 'flex-basis')).toBe('33.3333%')
  expect(await style(page, '.margin-top--lg', 'margin-top')).toBe('32px')
  expect(await style(page, '.boxed', 'padding-top')).toBe('16px') // although the site's rule sets 0
  expect(await style(page, '.card', 'border-top-width')).toBe('3px') // the site's rule wins
  expect(await style(page, '.button--lg', 'font-size')).toBe('18.9px')
  await page.setViewportSize({ width: 600, height: 900 })
  expect(await style(page, '#first', 'flex-basis')).toBe('100%')
})

test('variables of Infima color the parts of docgen, in both modes', async ({ page }) => {
  await page.goto(`${site.url}guide?docgen-theme=light`)
  expect(await style(page, '.markdown a[href="/"]', 'color')).toBe('rgb(31, 107, 66)')
  expect(await style(page, 'body', 'font-family')).toBe('Georgia, serif')
  expect(await style(page, 'header nav', 'background-color')).toBe('rgba(0, 0, 0, 0)')
  expect(await style(page, '.navbar', 'background-color')).toBe('rgb(238, 242, 255)')
  expect(await style(page, '.footer', 'background-color')).toBe('rgb(240, 240, 240)')
  expect(await style(page, '.line.highlighted', 'background-color')).toBe('rgba(0, 0, 0, 0.12)')
  expect(await style(page, '.menu__link[aria-current]', 'text-transform')).toBe('uppercase')
  expect(await style(page, '.markdown h2', 'letter-spacing')).toBe('2px')
  expect(await style(page, '.code-block', 'border-top-width')).toBe('4px')
  expect(await style(page, '.admonition', 'border-top-width')).toBe('5px')
  await page.goto(`${site.url}guide?docgen-theme=dark`)
  expect(await style(page, '.markdown a[href="/"]', 'color')).toBe('rgb(37, 194, 160)')
  expect(await style(page, 'html', 'background-color')).toBe('rgb(17, 19, 28)')
  expect(await style(page, '.navbar', 'background-color')).toBe('rgb(26, 29, 41)')
})

test('the navbar disappears while readers scroll down, and not from the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 200 })
  await page.goto(`${site.url}guide`)
  const navbar = page.locator('.navbar')
  await page.mouse.move(300, 150)
  await page.mouse.wheel(0, 120)
  await expect(navbar).not.toBeInViewport()
  await page.mouse.wheel(0, -60)
  await expect(navbar).toBeInViewport()
  await page.mouse.wheel(0, 60)
  await expect(navbar).not.toBeInViewport()
  await page.locator('.navbar a').first().focus()
  await expect(navbar).toBeInViewport()
})

test('the site can read variables that it does not set', async ({ page }) => {
  await page.goto(`${site.url}?docgen-theme=light`)
  const light = await style(page, '.boxed', 'border-top-color')
  await page.goto(`${site.url}?docgen-theme=dark`)
  const dark = await style(page, '.boxed', 'border-top-color')
  expect(light).toMatch(/^color/)
  expect(dark).not.toBe(light)
})

for (const mode of ['light', 'dark']) {
  test(`text is readable in ${mode} mode`, async ({ page }) => {
    for (const path of ['', 'guide']) {
      await page.goto(`${site.url}${path}?docgen-theme=${mode}`)
      expect(await violations(page)).toEqual([])
    }
  })
}
