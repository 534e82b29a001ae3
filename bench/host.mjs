/* A host for measurements: serves the files of a built site, compressed with gzip. */
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves a folder below a path, and returns the server and the URL of the path. */
export async function serve(folder, base) {
  const responses = new Map()
  const server = createServer(async ({ url }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname)
    if (!responses.has(path)) {
      responses.set(path, await find(join(folder, path.slice(base.length))))
    }
    const { status, headers, content } = responses.get(path)
    response.writeHead(status, headers).end(content)
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return { server, url: `http://127.0.0.1:${server.address().port}${base}` }
}

/** The response for a name: a folder has an index.html, and a page needs no .html in its URL. */
async function find(name) {
  for (const file of [name, join(name, 'index.html'), `${name}.html`]) {
    if ((await stat(file).catch(() => undefined))?.isFile()) {
      const content = await readFile(file)
      const type = types[extname(file)]
      return type
        ? { status: 200, headers: { 'content-type': type, 'content-encoding': 'gzip' }, content: gzipSync(content, { level: 6 }) }
        : { status: 200, headers: { 'content-type': 'application/octet-stream' }, content }
    }
  }
  return { status: 404 }
}
