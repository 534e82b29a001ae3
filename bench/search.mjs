#!/usr/bin/env node
/*
 * Measures the search of a large site in Chromium, over loopback, with an empty cache:
 *   node bench/search.mjs [--pages 10000] [--runs 5] [--site DIR] [--words window,setFrame]
 * Builds the corpus that gencorpus.py generates from content/, or takes a site that is built. For several words it prints
 * how long the first result takes from pressing the key that opens the search; how long the keys of one more word take,
 * one after the other, from the input to the list on screen: the median key, and the slowest, which fetches most; and
 * how much was fetched, compressed as by a host, also by kind of file: for the word, and then for one more. All values
 * are medians of all runs.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { launch, median } from './reader.mjs'

const root = new URL('..', import.meta.url).pathname
const { pages, runs, site, words: own } = parseArgs({
  options: { pages: { type: 'string', default: '10000' }, runs: { type: 'string', default: '5' }, site: { type: 'string' }, words: { type: 'string' } },
}).values
const port = Number(process.env.BENCH_PORT ?? 4190)
const words = own?.split(',') ?? ['window', 'setFrame', 'coordinates', 'flippedVisibleFrame', 'windwo']

/** Returns what a file is: the main files of the search list parts, as do the parts called lists. Pages are prefetched. */
function kindOf(url, body) {
  const [folder] = /(search-doc|lunr-index)(?=\/)/.exec(url) ?? []
  if (!folder) {
    const isPage = !/\.[a-z0-9]+$/.test(url)
    return /search-doc-|lunr-index-|search\.json/.test(url) ? 'main' : isPage ? 'pages' : 'scripts'
  }
  const start = body.subarray(0, 9).toString()
  return start === '{"first":' ? 'lists' : folder === 'search-doc' ? 'records' : start.startsWith('[') ? 'vocabulary' : 'postings'
}

/** Waits in the page until the list answers the text in the field, and returns when that was painted; NaN after 5 seconds. */
const untilShown = (page, text) =>
  page.evaluate(
    (text) =>
      new Promise((done) => {
        setTimeout(() => done(Number.NaN), 5000)
        const look = () => {
          const [dialog] = document.querySelectorAll('dialog[open]')
          const isAnswered = dialog?.querySelector('input').value === text && !dialog.querySelector('[data-loading]')
          const first = dialog?.querySelector('a[role=option]')
          isAnswered && first ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look)
        }
        look()
      }),
    text,
  )

/** Types the last letter of a text, and returns how long the list takes. */
async function timeOfKey(page, text) {
  await page.evaluate(() => {
    document.addEventListener('input', () => { window.typedAt = performance.now() }, { capture: true, once: true })
  })
  await page.keyboard.insertText(text.slice(-1))
  const shown = await untilShown(page, text)
  return shown - (await page.evaluate(() => window.typedAt))
}

/** Returns a function that waits until a page has fetched nothing for a moment. */
function quietOf(page) {
  let open = 0
  let last = 0
  const count = (more) => () => {
    open += more
    last = Date.now()
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  return async () => {
    last = Date.now()
    while (open > 0 || Date.now() - last < 300) {
      await page.waitForTimeout(50)
    }
  }
}

async function measure(browser, url, word) {
  const context = await browser.newContext()
  const page = await context.newPage()
  let fetched = {}
  let isCounting = false
  const bodies = []
  page.on('response', (response) => {
    if (isCounting) {
      const count = (body) => {
        const kind = kindOf(response.url(), body)
        fetched[kind] = (fetched[kind] ?? 0) + gzipSync(body).length
      }
      bodies.push(response.body().then(count, () => {}))
    }
  })
  const quiet = quietOf(page)
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
  await quiet()
  isCounting = true
  const started = await page.evaluate(() => performance.now())
  await page.keyboard.press('Control+k')
  await page.waitForSelector('dialog[open] input:focus')
  await page.keyboard.insertText(word.slice(0, -1))
  await page.keyboard.insertText(word.slice(-1))
  const first = (await untilShown(page, word)) - started
  await quiet()
  await Promise.all(bodies)
  const weight = fetched
  fetched = {}
  const keys = []
  let text = word
  for (const letter of ' next') {
    text += letter
    keys.push(await timeOfKey(page, text))
  }
  await quiet()
  await Promise.all(bodies)
  await context.close()
  return { first, key: median(keys), slowest: Math.max(...keys), weight, more: fetched }
}

const docgen = join(root, 'bin/docgen')
const folder = site ?? mkdtempSync(join(tmpdir(), 'docgen-search-'))
if (!site) {
  execFileSync('python3', [join(root, 'bench/gencorpus.py'), '--content', join(root, 'content'), '--out', folder, '--pages', pages], { stdio: 'ignore' })
  execFileSync(docgen, ['build', '-C', folder], { stdio: 'inherit' })
}
const server = spawn(docgen, ['serve', '-C', folder, '--port', String(port)], { stdio: 'ignore' })
const browser = await launch()
try {
  const url = `http://127.0.0.1:${port}/phoenix/`
  for (let tries = 0; tries < 100 && !(await fetch(url).catch(() => undefined))?.ok; tries += 1) {
    await new Promise((done) => setTimeout(done, 100))
  }
  console.log('word                  first result   a key   slowest key   fetched')
  for (const word of words) {
    const measured = []
    for (let run = 0; run < Number(runs); run += 1) {
      measured.push(await measure(browser, url, word))
    }
    const of = (key) => median(measured.map((one) => one[key]))
    const kilobytes = (key) => {
      const kinds = [...new Set(measured.flatMap((one) => Object.keys(one[key])))]
      const sizes = kinds.map((kind) => [kind, median(measured.map((one) => (one[key][kind] ?? 0) / 1024))])
      const sum = sizes.reduce((sum, [kind, size]) => sum + (kind === 'pages' ? 0 : size), 0)
      return { sum: sum.toFixed(0), kinds: sizes.map(([kind, size]) => `${kind} ${size.toFixed(0)}`).join(', ') }
    }
    console.log(`${word.padEnd(20)} ${of('first').toFixed(0).padStart(9)} ms ${of('key').toFixed(0).padStart(4)} ms ${of('slowest').toFixed(0).padStart(10)} ms ${kilobytes('weight').sum.padStart(7)} KB`)
    console.log(`  ${kilobytes('weight').kinds}; then ${kilobytes('more').kinds}`)
  }
} finally {
  await browser.close()
  server.kill()
  if (!site) {
    rmSync(folder, { recursive: true, force: true })
  }
}
