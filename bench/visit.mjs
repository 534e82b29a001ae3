#!/usr/bin/env node
/*
 * Prints the bytes of a first visit to a page of a site in Chromium, for bench/peers.py:
 *   node bench/visit.mjs FOLDER /phoenix/ /phoenix/area-00/section-00/app-00000/
 * Serves the site in FOLDER below the path of the second argument, and compresses it with gzip as hosts do. Prints the
 * bytes of all responses with their headers until the load event, and five seconds later: some generators then prefetch
 * the pages that are linked, or the search index.
 */
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const [folder, base, path] = process.argv.slice(2)
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Answers with the file of a URL; a folder has an index.html, and a page needs no .html in its URL. */
async function answer(request, response) {
  const name = join(folder, decodeURIComponent(new URL(request.url, 'http://site').pathname.slice(base.length)))
  const isFile = async (file) => (await stat(file).catch(() => undefined))?.isFile()
  for (const file of [name, join(name, 'index.html'), `${name}.html`]) {
    if (await isFile(file)) {
      const type = types[extname(file)]
      const content = await readFile(file)
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        ...(type && { 'content-encoding': 'gzip' }),
      })
      response.end(type ? gzipSync(content, { level: 6 }) : content)
      return
    }
  }
  response.writeHead(404).end()
}

const server = createServer(answer).listen(0, '127.0.0.1')
await new Promise((listening) => server.once('listening', listening))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const client = await page.context().newCDPSession(page)
let bytes = 0
client.on('Network.loadingFinished', ({ encodedDataLength }) => {
  bytes += encodedDataLength
})
await client.send('Network.enable')
await page.goto(`http://127.0.0.1:${server.address().port}${path}`)
const loaded = bytes
await page.waitForTimeout(5000)
console.log(JSON.stringify({ loaded, later: bytes }))
await browser.close()
server.close()
