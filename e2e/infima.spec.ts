import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violations } from './axe'
import { servers } from './servers'
import { expect, setMode, test, visit } from './site'

const { url } = servers.infima

/** Expects computed styles of the first elements that selectors match. */
async function styled(page: Page, styles: [selector: string, property: string, value: string | RegExp][]) {
  for (const [selector, property, value] of styles) {
    await expect(page.locator(selector).first()).toHaveCSS(property, value)
  }
}

test('classes and variables of Infima have their styles in both modes, and the navbar hides while readers scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `${url}?docgen-theme=light`)
  await styled(page, [
    ['.hero', 'width', '1280px'],
    ['.hero', 'background-color', 'rgb(31, 107, 66)'],
    ['.band h2', 'color', 'rgb(255, 255, 255)'],
    ['.menu__link', 'text-decoration-line', 'none'],
    ['.menu__link', 'padding-left', '12px'],
    ['.container', 'max-width', '1140px'],
    ['.hero .container', 'text-align', 'center'],
    ['#first', 'flex-basis', '33.3333%'],
    ['.margin-top--lg', 'margin-top', '32px'],
    ['.boxed', 'padding-top', '16px'], // although the site's rule sets 0
    ['.card', 'border-top-width', '3px'], // the site's rule wins
    ['.button--lg', 'font-size', '18.9px'],
    ['.boxed', 'border-top-color', /^color/], // a variable that the site reads and does not set
  ])
  await expect.poll(() => violations(page), 'text is readable in light mode').toEqual([])
  const light = await page.locator('.boxed').evaluate((box) => getComputedStyle(box).borderTopColor)
  await page.setViewportSize({ width: 600, height: 900 })
  await styled(page, [['#first', 'flex-basis', '100%']])
  await setMode(page, 'dark')
  await expect(page.locator('.boxed')).not.toHaveCSS('border-top-color', light)
  await visit(page, `${url}guide`)
  await test.step('variables of Infima color the parts of docgen', async () => {
    await styled(page, [
      ['.markdown a[href="/buoy/"]', 'color', 'rgb(37, 194, 160)'],
      ['html', 'background-color', 'rgb(17, 19, 28)'],
      ['.navbar', 'background-color', 'rgb(26, 29, 41)'],
    ])
    await expect.poll(() => violations(page), 'text is readable in dark mode').toEqual([])
    await setMode(page, 'light')
    await page.setViewportSize({ width: 1280, height: 900 })
    await styled(page, [
      ['.markdown a[href="/buoy/"]', 'color', 'rgb(31, 107, 66)'],
      ['body', 'font-family', 'Georgia, serif'],
      ['header nav', 'background-color', 'rgba(0, 0, 0, 0)'],
      ['.navbar', 'background-color', 'rgb(238, 242, 255)'],
      ['.navbar__title', 'color', 'rgb(0, 48, 128)'],
      ['.footer', 'background-color', 'rgb(240, 240, 240)'],
      ['.line.highlighted', 'background-color', 'rgba(0, 0, 0, 0.12)'],
      ['.menu__link[aria-current]', 'text-transform', 'uppercase'],
      ['.markdown h2', 'letter-spacing', '2px'],
      ['.code-block', 'border-top-width', '4px'],
      ['.admonition', 'border-top-width', '5px'],
      ['.admonition', 'background-color', 'rgb(224, 255, 232)'],
    ])
  })
  await test.step('the navbar disappears while readers scroll down, and not from the keyboard', async () => {
    await page.setViewportSize({ width: 600, height: 500 })
    await page.locator('main').evaluate((main) => main.style.setProperty('min-height', '200vh'))
    const navbar = page.locator('.navbar')
    await page.mouse.move(300, 150)
    await page.mouse.wheel(0, 200)
    await expect(navbar).not.toBeInViewport()
    await page.mouse.wheel(0, -60)
    await expect(navbar).toBeInViewport()
    await page.mouse.wheel(0, 60)
    await expect(navbar).not.toBeInViewport()
    await page.locator('.navbar a').first().focus()
    await expect(navbar).toBeInViewport()
  })
})

/**
 * What Docusaurus 3.10.2 does: each line of infima.tsv has a variable, a value of it, a property, the value that the
 * property then has, and selectors of elements. They were read from a site that Docusaurus built, by setting one variable
 * after the other on its root element. Selectors for parts of the page are as a build writes them into a site's style sheets.
 */
const followed = readFileSync(join(import.meta.dirname, 'infima.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([variable = '', value = '', property = '', wanted = '', selectors = '']) => ({
    variable,
    value,
    property,
    wanted,
    selectors: selectors.split(' | '),
  }))

test.describe('variables of Infima', () => {
  test.use({ bypassCSP: true, viewport: { width: 1400, height: 900 } })

  test('elements follow them as in Docusaurus', async ({ page }) => {
    await visit(page, `${url}elements?docgen-theme=light`)
    const differences = await page.evaluate((followed) => {
      const sheet = document.body.appendChild(document.createElement('style'))
      return followed.flatMap(({ variable, value, property, wanted, selectors }) => {
        const rule = `:root:root { ${variable}: ${value} } * { transition: none !important }`
        if (sheet.textContent !== rule) {
          sheet.textContent = rule
        }
        return selectors.flatMap((selector) => {
          const element = document.querySelector(selector)
          const found = element ? getComputedStyle(element).getPropertyValue(property) : 'no element'
          return found === wanted ? [] : [`${variable}: ${selector} has ${property} ${found}, not ${wanted}`]
        })
      })
    }, followed)
    expect(differences).toEqual([])
  })
})
