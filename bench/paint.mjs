#!/usr/bin/env node
/*
 * Measures in Chromium what a reader of the Phoenix site waits for and downloads on a first visit, with a slow
 * processor and a slow network:
 *   node bench/paint.mjs [--runs 5] [--rate 4] [--pages ,api/window] [--docgen bin/docgen]
 * Builds the Phoenix site. Prints the medians of the First and the Largest Contentful Paint, of the time until the page
 * is interactive, of the layout shift, and of the bytes of all responses with their headers. In each run all caches
 * are empty.
 */
import { parseArgs } from 'node:util'
import { base, ownDocgen, withPhoenix } from './phoenix.mjs'
import { devices, median, open, paints } from './reader.mjs'

const options = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rate: { type: 'string', default: '4' },
    pages: { type: 'string', default: ',api/window,getting-started/introduction' },
    docgen: { type: 'string', default: ownDocgen },
  },
}).values

/** Opens a page for the first time and returns times in milliseconds, the shift, and the bytes of all responses. */
async function visit(browser, path, device) {
  const { page, received, close } = await open(browser, device)
  await page.goto(base + path)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
  const hydrated = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  const seen = await paints(page)
  await close()
  return { ...seen, hydrated, bytes: received.bytes }
}

await withPhoenix(options.docgen, async (browser) => {
  console.log('page                             device      FCP      LCP  interactive    CLS    bytes')
  for (const path of options.pages.split(',')) {
    for (const name of ['desktop', 'phone']) {
      const device = { ...devices[name], rate: Number(options.rate), network: devices.phone.network }
      const runs = []
      for (let run = 0; run < Number(options.runs); run += 1) {
        runs.push(await visit(browser, path, device))
      }
      const of = (value) => median(runs.map((run) => run[value]))
      const time = (value, columns) => `${Math.round(of(value))} ms`.padStart(columns)
      console.log(
        `${(path || 'home').padEnd(31)} ${name.padStart(7)} ${time('fcp', 8)} ${time('lcp', 8)} ${time('hydrated', 12)} ${of('cls').toFixed(3).padStart(6)} ${String(of('bytes')).padStart(8)}`,
      )
    }
  }
})
