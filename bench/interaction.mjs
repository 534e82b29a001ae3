#!/usr/bin/env node
/*
 * Measures in Chromium how long a reader waits for the next frame after an interaction, like
 * Interaction to Next Paint:
 *   node bench/interaction.mjs [--runs 7] [--rates 1,4] [--docgen bin/docgen]
 * Builds the Phoenix site. Prints the median and the longest time of all runs, at full processor
 * speed and slowed down four times. Each run opens a new page.
 */
import { parseArgs } from 'node:util'
import { base, ownDocgen, withPhoenix } from './phoenix.mjs'
import { median } from './reader.mjs'

const options = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    rates: { type: 'string', default: '1,4' },
    docgen: { type: 'string', default: ownDocgen },
  },
}).values
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** The interactions: the page to start on, the preparation, and the element to press. */
const interactions = {
  'switch the colour mode': {
    at: 'api/window',
    viewport: wide,
    target: (page) => page.getByRole('button', { name: /^Switch (between|to) / }),
    prepare: (page) => page.getByRole('button', { name: /^Switch (between|to) / }).click(),
  },
  'open a long page': {
    at: 'api/timer',
    viewport: wide,
    target: (page) => page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Window', exact: true }),
  },
  'leave a long page': {
    at: 'api/window',
    viewport: wide,
    target: (page) => page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Timer', exact: true }),
  },
  'open the menu': {
    at: 'api/window',
    viewport: narrow,
    target: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
  },
  'open the search': {
    at: 'api/window',
    viewport: wide,
    target: (page) => page.getByRole('button', { name: /^Search/ }),
  },
}

/** Presses the element and returns the longest time from one of the events to the next frame. */
async function measure(browser, { at, viewport, target, prepare }, rate) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(base + at)
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true')
  await page.waitForLoadState('networkidle')
  const element = target(page)
  await prepare?.(page)
  await element.hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.durations = []
    new PerformanceObserver((list) => {
      window.durations.push(...list.getEntries().filter((entry) => entry.interactionId).map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  await page.mouse.down()
  await page.mouse.up()
  // Observers get an event after its frame; they do not get quick events.
  await page.waitForTimeout(1000)
  const longest = Math.max(0, ...(await page.evaluate(() => window.durations)))
  await context.close()
  return longest
}

await withPhoenix(options.docgen, async (browser) => {
  console.log('interaction               processor   median   longest')
  for (const [name, interaction] of Object.entries(interactions)) {
    for (const rate of options.rates.split(',').map(Number)) {
      const times = []
      for (let run = 0; run < Number(options.runs); run += 1) {
        times.push(await measure(browser, interaction, rate))
      }
      const speed = rate === 1 ? 'full' : `1/${rate}`
      console.log(`${name.padEnd(24)} ${speed.padStart(10)} ${String(median(times)).padStart(5)} ms ${String(Math.max(...times)).padStart(6)} ms`)
    }
  }
})
