import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, settled, test, visit } from '../site'

const { url } = servers.strangers
const trusted = `${servers.elements.url}trusted`

/** Collects payloads that run; each calls alert. */
async function listen(page: Page) {
  const ran: string[] = []
  await page.exposeFunction('tellRun', (what: string) => ran.push(what))
  await page.addInitScript(() => {
    window.alert = () =>
      window.top &&
      'tellRun' in window.top &&
      typeof window.top.tellRun === 'function' &&
      window.top.tellRun(location.href)
  })
  await page.route('https://**', (route) => route.abort())
  return ran
}

/** Expects no elements with event handlers, style attributes or addresses that are code. */
const noTraps = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) =>
                /^(?:on.*|srcdoc|style)$/i.test(name) ||
                (/(?:href|src|action|data|background)$/i.test(name) &&
                  /^(?:javascript|vbscript|data):/i.test(value.replace(/[\0- ]/g, ''))),
            )
            .map(({ name, value }) => `${element.localName} ${name}=${value}`.slice(0, 200)),
        ),
      ),
    )
    .toEqual([])

test.describe('without the policy', () => {
  // Only the pages themselves keep these payloads from running.
  test.use({ bypassCSP: true })

  // e2e/fixture/hostile tries all payloads, on the HTML.
  test('a payload of each kind runs nowhere, whichever field it stands in', async ({ page }) => {
    const ran = await listen(page)
    for (const path of ['p0', 'tags', 'category0']) {
      await visit(page, url + path)
      await noTraps(page)
    }
    for (const path of ['sitemap.xml', 'robots.txt', 'search.json']) {
      await page.goto(url + path)
    }
    await test.step('the page for no page, and payloads in the address', async () => {
      const payload = '<script>alert(1)</script>'
      await visit(
        page,
        `${url}${encodeURIComponent('<img src=/x.png onerror=alert(1)>')}?${payload}#${payload}`,
      )
      await noTraps(page)
      await visit(
        page,
        `${url}?docgen-theme='><script>alert(1)</script>&docgen-data-x=${encodeURIComponent(`">${payload}`)}`,
      )
    })
    await test.step('the results of the search', async () => {
      await page.keyboard.press('/')
      const dialog = page.getByRole('dialog')
      for (const words of ['alert', '<script>alert(1)</script>', 'img onerror']) {
        await dialog.getByRole('combobox').fill(words)
        await expect(dialog.getByRole('option').first()).toBeVisible()
        await noTraps(page)
      }
      await page.keyboard.press('Escape')
    })
    await test.step('client navigation', async () => {
      await page.evaluate(() => window.docgen?.preload(`${location.pathname}p0`))
      await page.locator('#docgen-main').getByRole('link').first().click()
      await expect(page).not.toHaveURL(/docgen-theme/)
      await settled(page)
      await noTraps(page)
    })
    expect(ran).toEqual([])
  })

  test('the payloads do run where the HTML of docs is trusted', async ({ page }) => {
    const ran = await listen(page)
    await page.goto(trusted)
    await expect.poll(() => ran.length).toBeGreaterThan(0)
  })
})

test('the policy keeps what is in trusted HTML from running', async ({ page }) => {
  const ran = await listen(page)
  await visit(page, trusted)
  for (const element of ['[onerror]', 'script', '[onload]']) {
    await expect(page.locator(`#content-body ${element}`).first()).toBeAttached()
  }
  expect(ran).toEqual([])
})
