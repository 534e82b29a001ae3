import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildHostileChrome, buildHostileDocs, groups, payloads, serveFolder } from '../hostileSite'
import { expect, hydrated, test } from '../site'

/** Builds a site and serves it like a host until stop is called. */
async function serve(build: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  build(folder)
  const { url, stop } = await serveFolder(folder)
  return {
    url,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

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
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return ran
}

/** Returns start tags with event handlers or style attributes. */
const traps = (page: Page) =>
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
  )

const inTrustedHTML = [
  '<img src=/x.png onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
]

test.describe('a site of strangers', () => {
  // Only the pages themselves keep these payloads from running.
  test.use({ bypassCSP: true })

  test('no payload runs in docs, whichever field it stands in', async ({ page }) => {
    expect(payloads.length).toBeGreaterThanOrEqual(100)
    const { url, stop } = await serve((folder) => buildHostileDocs(folder, payloads))
    const ran = await listen(page)
    await page.route('https://**', (route) => route.abort())
    for (const [number, group] of groups(payloads).entries()) {
      await page.goto(`${url}p${number}`)
      await hydrated(page)
      expect(await traps(page), group.join('\n')).toEqual([])
      expect(ran, group.join('\n')).toEqual([])
    }
    // Generated pages and files: tags, categories, search, data and the 404 page.
    const paths = ['tags', 'category0', 'sitemap.xml', 'robots.txt', 'p0/index.json', 'search.json']
    for (const path of [
      ...paths,
      `${encodeURIComponent('<img src=/x.png onerror=alert(1)>')}?${payloads[0]}#${payloads[0]}`,
    ]) {
      await page.goto(url + path)
      expect(/[.](?:xml|txt|json)$/.test(path) ? [] : await traps(page), path).toEqual([])
    }
    await page.goto(
      `${url}?docgen-theme=${payloads[2]}&docgen-data-x=${encodeURIComponent('"><script>alert(1)</script>')}`,
    )
    await hydrated(page)
    await page.keyboard.press('/')
    const search = page.getByRole('dialog').getByRole('combobox')
    for (const words of ['alert', '<script>alert(1)</script>', 'img onerror']) {
      await search.fill(words)
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
      expect(await traps(page), words).toEqual([])
    }
    // Visit the pages by client navigation, like readers.
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.docgen?.preload(`${location.pathname}p0`))
    expect(ran).toEqual([])
    await stop()
  })

  test('no payload runs in the configuration and the sidebars', async ({ page }) => {
    const { url, stop } = await serve(buildHostileChrome)
    const ran = await listen(page)
    await page.route('https://**', (route) => route.abort())
    await page.goto(url)
    await hydrated(page)
    expect(await traps(page)).toEqual([])
    await page.locator('#docgen-main a[href$="/next"], a[rel=next]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Next' })).toBeVisible()
    expect(await traps(page)).toEqual([])
    expect(ran).toEqual([])
    await stop()
  })

  test('the payloads do run where the HTML of docs is trusted', async ({ page }) => {
    const { url, stop } = await serve((folder) => buildHostileDocs(folder, inTrustedHTML, { unsafe: true }))
    const ran = await listen(page)
    await page.goto(`${url}p0`)
    await expect.poll(() => ran.length).toBeGreaterThan(0)
    await stop()
  })
})

test('the policy keeps what is in trusted HTML from running', async ({ page }) => {
  const { url, stop } = await serve((folder) => buildHostileDocs(folder, inTrustedHTML, { unsafe: true }))
  const ran = await listen(page)
  await page.goto(`${url}p0`)
  await hydrated(page)
  for (const element of ['[onerror]', 'script', '[onload]']) {
    await expect(page.locator(`#content-body ${element}`).first()).toBeAttached()
  }
  expect(ran).toEqual([])
  await stop()
})
