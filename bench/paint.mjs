#!/usr/bin/env node
/*
 * Measures in Chromium what a reader of the Phoenix site waits for and downloads on a first visit, with a slow
 * processor and a slow network:
 *   node bench/paint.mjs [--runs 5] [--rate 4] [--pages ,api/window] [--docgen bin/docgen]
 * Builds the Phoenix site. Prints the medians of the First and the Largest Contentful Paint, of the time until the page
 * is interactive, of the layout shift, and of the bytes of all responses with their headers. Each run opens a new
 * browser context, so all caches are empty.
 */
import { parseArgs } from 'node:util'
import { base, median, ownDocgen, withPhoenix } from './phoenix.mjs'

const options = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rate: { type: 'string', default: '4' },
    pages: { type: 'string', default: ',api/window,getting-started/introduction' },
    docgen: { type: 'string', default: ownDocgen },
  },
}).values
const widths = [1440, 390]
/** Slow 4G as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for a round trip. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Collects what the page reports about its paints. */
function observe() {
  window.seen = { lcp: 0, cls: 0 }
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime
  })
  on('layout-shift', ({ value }) => {
    window.seen.cls += value
  })
}

/** Opens a page for the first time and returns times in milliseconds, the shift, and the bytes of all responses. */
async function visit(browser, path, width) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(options.rate) })
  await page.addInitScript(observe)
  await page.goto(base + path)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
  const hydrated = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.seen,
  }))
  await context.close()
  return { ...seen, hydrated, bytes }
}

await withPhoenix(options.docgen, async (browser) => {
  console.log('page                              width      FCP      LCP  interactive    CLS    bytes')
  for (const path of options.pages.split(',')) {
    for (const width of widths) {
      const runs = []
      for (let run = 0; run < Number(options.runs); run += 1) {
        runs.push(await visit(browser, path, width))
      }
      const of = (name) => median(runs.map((run) => run[name]))
      const time = (name, columns) => `${Math.round(of(name))} ms`.padStart(columns)
      console.log(
        `${(path || 'home').padEnd(32)} ${String(width).padStart(6)} ${time('fcp', 8)} ${time('lcp', 8)} ${time('hydrated', 12)} ${of('cls').toFixed(3).padStart(6)} ${String(of('bytes')).padStart(8)}`,
      )
    }
  }
})
