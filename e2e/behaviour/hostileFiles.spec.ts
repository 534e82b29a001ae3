import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { type HostileFile, hostileFiles, inertFiles } from '../hostileFiles'
import { serveFolder } from '../hostileSite'
import { expect, test } from '../site'

/** Writes a site that links to files next to its page, and returns its folder. */
function write(files: HostileFile[], config: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-files-'))
  mkdirSync(join(folder, 'content'))
  for (const { name, content } of files) {
    writeFileSync(join(folder, 'content', name), content)
  }
  writeFileSync(join(folder, 'docgen.yaml'), `title: Site\nurl: https://example.org\n${config}`)
  writeFileSync(
    join(folder, 'content/index.md'),
    `# Files\n\n${files.map(({ name }) => `- [${name}](@site/content/${name})\n`).join('')}`,
  )
  return folder
}

const docgen = (...args: string[]) =>
  execFileSync('bin/docgen', args, {
    cwd: new URL('../..', import.meta.url),
    stdio: 'pipe',
    encoding: 'utf8',
  })

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.shtml': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.xht': 'application/xhtml+xml',
  '.xml': 'application/xml',
  '.xsl': 'application/xml',
  '.cjs': 'text/javascript',
  '.mjs': 'text/javascript',
  '.txt': 'text/plain',
  '.log': 'text/plain',
  '.png': 'image/png',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves a folder like the simplest host, with content types only. */
async function serveBare(folder: string) {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)
    try {
      const body = readFileSync(join(folder, name))
      const type = types[extname(name).toLowerCase()]
      response.writeHead(200, type ? { 'Content-Type': type } : {}).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

/** Opens each address, clicks on what it shows, and returns the addresses in which code ran. */
async function open(page: Page, addresses: string[]) {
  const ran = new Set<string>()
  let current = ''
  const listen = (message: { text: () => string }) => message.text() === 'ran' && ran.add(current)
  page.on('console', listen)
  for (current of addresses) {
    // Files that are not documents are downloaded.
    const opened = await page.goto(current, { timeout: 10_000 }).catch((error) => {
      expect(String(error)).toMatch(/Download is starting|ERR_ABORTED|ERR_INVALID_/)
    })
    if (opened) {
      await page.mouse.click(40, 40)
    }
  }
  await page.goto('about:blank')
  page.off('console', listen)
  return [...ran]
}

/** The files that a page links to, by their names in the output. */
const linked = (folder: string) =>
  [
    ...readFileSync(join(folder, 'dist/index.html'), 'utf8').matchAll(
      /href="\/(assets\/(?:files|images|sandbox)\/[^"]+)"/g,
    ),
  ].map(([, name = '']) => name)

test('files that browsers would run do not run when they are hosted with the headers', async ({ page }) => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(40)
  const folder = write([...hostileFiles, ...inertFiles], 'checks: {images: ignore}\n')
  docgen('build', '-q', '-C', folder)
  const files = linked(folder)
  expect(files).toHaveLength(hostileFiles.length + inertFiles.length)
  const hosted = await serveFolder(folder)
  expect(
    await open(
      page,
      files.map((name) => hosted.url + name),
    ),
  ).toEqual([])
  // A page can still show the image.
  await page.goto(hosted.url)
  const size = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return image.naturalWidth
  }, hosted.url + files[0])
  expect(size).toBe(99)
  await hosted.stop()

  // Without the headers most of them do run, so the test can detect it.
  const bare = await serveBare(join(folder, 'content'))
  const ran = await open(
    page,
    hostileFiles.map(({ name }) => bare.url + encodeURIComponent(name)),
  )
  expect(ran.length).toBeGreaterThanOrEqual(40)
  bare.stop()
  rmSync(folder, { recursive: true })
})

test('writers who are not trusted bring no file that runs, hosted without headers', async ({ page }) => {
  const folder = write([...hostileFiles, ...inertFiles], 'markdown: {unsafe: false}\n')
  let findings = ''
  try {
    docgen('check', '-C', folder, '--format', 'json')
  } catch (error) {
    findings = String((error as { stdout: string }).stdout)
  }
  const refused = (name: string) => findings.includes(`content/${name}\\"`)
  const names = (files: HostileFile[]) => files.map(({ name }) => name)
  expect(names(hostileFiles).filter(refused)).toEqual(names(hostileFiles))
  expect(names(inertFiles).filter(refused)).toEqual([])
  rmSync(folder, { recursive: true })

  const left = write(inertFiles, 'markdown: {unsafe: false}\n')
  docgen('build', '-q', '-C', left)
  const bare = await serveBare(join(left, 'dist'))
  expect(
    await open(
      page,
      linked(left).map((name) => bare.url + name),
    ),
  ).toEqual([])
  bare.stop()
  rmSync(left, { recursive: true })
})
