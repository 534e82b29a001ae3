import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test } from '../site'

// e2e/fixture/hostile tries many more files, on their headers.
const hostile = {
  'plain.svg': 'image/svg+xml',
  'entity.svg': 'image/svg+xml',
  'onclick.svg': 'image/svg+xml',
  'html-frame.svg': 'image/svg+xml',
  'script-of-file.svg': 'image/svg+xml',
  'utf-16-little.svg': 'image/svg+xml',
  'page.html': 'text/html',
  'page.xhtml': 'application/xhtml+xml',
  'page.xml': 'application/xml',
  'styled.xml': 'application/xml',
}
const inert = {
  'page.txt': 'text/plain',
  'page.log': 'text/plain',
  'page.css': 'text/css',
  'page.json': 'application/json',
  'page.png': 'image/png',
}
/** Files that others load. */
const loaded = { 'code.cjs': 'text/javascript', 'style.xsl': 'application/xml' }

/** A host that sends content types only, because it is the simplest. */
const bare = 'http://bare.example/'

async function serveBare(page: Page) {
  const types: Record<string, string> = { ...hostile, ...inert, ...loaded }
  await page.route(`${bare}**`, async (route) => {
    const name = route.request().url().slice(bare.length)
    const contentType = types[name]
    const body =
      contentType &&
      (await readFile(join(import.meta.dirname, '../../bin/fixture/elements-site/content/files', name)))
    await route.fulfill(body ? { contentType, body } : { status: 404 })
  })
}

/** Opens each address, clicks on what it shows, and returns the addresses in which code ran. */
async function open(page: Page, addresses: string[]) {
  const ran = new Set<string>()
  let current = ''
  page.on('console', (message) => message.text() === 'ran' && ran.add(current))
  for (current of addresses) {
    const opened = await page.goto(current).catch((error) => {
      expect(String(error), 'files that are not documents are downloaded').toMatch(/Download is starting/)
    })
    if (opened) {
      await page.mouse.click(40, 40)
    }
    await page.evaluate(() => document.readyState) // messages of the console arrive before its answer
  }
  page.removeAllListeners('console')
  return [...ran]
}

test('files that browsers would run do not run when they are hosted with the headers, and inert files never do', async ({
  page,
}) => {
  const folder = `${servers.elements.url}files`
  const html = await (await page.request.get(folder)).text()
  const hosted = Object.keys({ ...hostile, ...inert }).map((name) => {
    const [, address = ''] = new RegExp(`href="([^"]*)"[^>]*>${name}<`).exec(html) ?? []
    return new URL(address, folder).href
  })
  expect(new Set(hosted).size).toBe(15)
  const ran = await open(page, hosted)
  expect(ran).toEqual([])
  await test.step('a page can still show the image', async () => {
    await page.goto(folder)
    const width = () =>
      page.evaluate(async (src = '') => {
        const image = new Image()
        image.src = src
        await image.decode()
        return image.naturalWidth
      }, hosted[0])
    await expect.poll(width).toBe(99)
  })
  await test.step('without the headers, all but the inert ones run', async () => {
    await serveBare(page)
    const ran = await open(
      page,
      Object.keys({ ...hostile, ...inert }).map((name) => bare + name),
    )
    expect(ran).toEqual(Object.keys(hostile).map((name) => bare + name))
  })
})
