#!/usr/bin/env node
/*
 * Measures the search of a large site in Chromium, over loopback, with an empty cache:
 *   node bench/search.mjs [--pages 10000] [--runs 5]
 * Builds the corpus that gencorpus.py generates from content/. For several words it prints
 * how long the first result takes from pressing the key that opens the search, how long one
 * more word takes from the input to the list on screen, and how much was fetched, compressed
 * as by a host. All values are medians of all runs.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const root = new URL('..', import.meta.url).pathname
const { pages, runs } = parseArgs({
  options: { pages: { type: 'string', default: '10000' }, runs: { type: 'string', default: '5' } },
}).values
const port = Number(process.env.BENCH_PORT ?? 4190)
const words = ['window', 'setFrame', 'coordinates', 'flippedVisibleFrame', 'windwo']

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** Waits in the page until the list has changed, and returns when that was painted. */
const untilShown = (page, before) =>
  page.evaluate(
    (before) =>
      new Promise((done) => {
        const look = () => {
          const first = document.querySelector('dialog[open] a[role=option]')
          const shown = document.querySelector('dialog[open] [role=listbox]')?.innerHTML ?? ''
          first && shown !== before ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look)
        }
        look()
      }),
    before,
  )

async function measure(browser, url, word) {
  const context = await browser.newContext()
  const page = await context.newPage()
  let fetched = 0
  let isCounting = false
  const bodies = []
  page.on('response', (response) => {
    if (isCounting) {
      bodies.push(response.body().then((body) => (fetched += gzipSync(body).length), () => {}))
    }
  })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
  await page.waitForLoadState('networkidle')
  isCounting = true
  const started = await page.evaluate(() => performance.now())
  await page.keyboard.press('Control+k')
  await page.keyboard.insertText(word.slice(0, -1) || word)
  await page.keyboard.insertText(word.slice(-1))
  const first = (await untilShown(page, '')) - started
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  const weight = fetched
  const before = await page.evaluate(() => document.querySelector('dialog[open] [role=listbox]')?.innerHTML ?? '')
  await page.evaluate(() => {
    document.addEventListener('input', () => { window.typedAt = performance.now() }, { capture: true, once: true })
  })
  await page.keyboard.insertText(' next')
  const shown = await Promise.race([untilShown(page, before), page.waitForTimeout(3000).then(() => Number.NaN)])
  const next = shown - (await page.evaluate(() => window.typedAt))
  await context.close()
  return { first, next, weight }
}

const folder = mkdtempSync(join(tmpdir(), 'docgen-search-'))
const docgen = join(root, 'bin/docgen')
execFileSync('python3', [join(root, 'bench/gencorpus.py'), '--content', join(root, 'content'), '--out', folder, '--pages', pages], { stdio: 'ignore' })
execFileSync(docgen, ['build', '-C', folder], { stdio: 'inherit' })
const server = spawn(docgen, ['serve', '-C', folder, '--port', String(port)], { stdio: 'ignore' })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const url = `http://127.0.0.1:${port}/phoenix/`
  for (let tries = 0; tries < 100 && !(await fetch(url).catch(() => undefined))?.ok; tries += 1) {
    await new Promise((done) => setTimeout(done, 100))
  }
  console.log('word                  first result   next keystroke   fetched')
  for (const word of words) {
    const measured = []
    for (let run = 0; run < Number(runs); run += 1) {
      measured.push(await measure(browser, url, word))
    }
    const of = (key) => median(measured.map((one) => one[key]))
    console.log(`${word.padEnd(20)} ${of('first').toFixed(0).padStart(9)} ms ${of('next').toFixed(0).padStart(13)} ms ${(of('weight') / 1024).toFixed(0).padStart(7)} KB`)
  }
} finally {
  await browser.close()
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
