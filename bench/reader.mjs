/* Readers with a slow processor, and what a page tells about their waiting. */
import { chromium } from '@playwright/test'

/** Slow 4G as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for a round trip. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** The screens of readers, how many times slower than here their processors are, and their networks. */
export const devices = {
  phone: { screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, rate: 4, network: slow4G },
  desktop: { screen: { viewport: { width: 1440, height: 900 } }, rate: 4 },
  fast: { screen: { viewport: { width: 1440, height: 900 } }, rate: 1 },
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })

/** Opens a page on a device, with empty caches, and counts the bytes of all responses with their headers. */
export async function open(browser, { screen, rate, network }) {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const received = { bytes: 0 }
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received.bytes += encodedDataLength
  })
  await client.send('Network.enable')
  network && (await client.send('Network.emulateNetworkConditions', network))
  await client.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(observe)
  return { page, received, close: () => context.close() }
}

/** Collects what the page reports about its paints and its long tasks. */
function observe() {
  window.seen = { lcp: 0, cls: 0, tasks: [] }
  const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime
  })
  on('layout-shift', ({ value }) => {
    window.seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => {
    window.seen.tasks.push({ startTime, duration })
  })
}

/** First and Largest Contentful Paint, Total Blocking Time since the first one, and Cumulative Layout Shift until now. */
export const paints = (page) =>
  page.evaluate(() => {
    const { lcp, cls, tasks } = window.seen
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const blocking = ({ startTime, duration }) => Math.max(0, startTime + duration - Math.max(startTime, fcp) - 50)
    return { fcp, lcp, tbt: tasks.reduce((sum, task) => sum + blocking(task), 0), cls }
  })
