/* The Phoenix site, built and served for measurements in Chromium. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from './reader.mjs'

const root = new URL('..', import.meta.url).pathname
const port = Number(process.env.BENCH_PORT ?? 4195)

/** The URL of the site. */
export const base = `http://127.0.0.1:${port}/phoenix/`

/** The docgen that make builds. */
export const ownDocgen = join(root, 'bin/docgen')

/** Builds the site, serves it, and measures it in a browser. */
export async function withPhoenix(docgen, measure) {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-phoenix-'))
  const out = ['-C', root, '-o', join(folder, 'dist')]
  execFileSync(docgen, ['build', ...out, '-q'], { stdio: 'inherit' })
  const server = spawn(docgen, ['serve', ...out, '--port', String(port)], { stdio: 'ignore' })
  const browser = await launch()
  try {
    for (let tries = 0; tries < 100 && !(await fetch(base).catch(() => undefined))?.ok; tries += 1) {
      await new Promise((done) => setTimeout(done, 100))
    }
    await measure(browser)
  } finally {
    await browser.close()
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
