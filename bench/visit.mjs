#!/usr/bin/env node
/*
 * Visits pages of built sites in Chromium, for bench/peers.py and bench/peers-reader.py:
 *   node bench/visit.mjs '{"runs": 1, "devices": ["fast"], "sites": {"docgen": {"folder": "dist", "base": "/phoenix/", "pages": {"home": ""}}}}'
 * Visits in turn, each time with empty caches. The first round is not counted. Prints the medians by site, device and page as
 * JSON: what paints() of reader.mjs returns, five seconds after the load event, and the bytes of all responses until the event
 * (loaded) and until then (later): some generators prefetch the pages that are linked, or the search index.
 * With "menu": {"from": "home", "to": "Window"}, each site also has the time from a click on that item of the menu until
 * the heading of its page is painted. Before, the reader opens the menu on a phone, or points at the item elsewhere, and
 * waits for two seconds: most generators then prefetch the page.
 */
import { serve } from './host.mjs'
import { devices, launch, median, open, paints } from './reader.mjs'

const { runs, devices: names, sites, menu } = JSON.parse(process.argv[2])

async function visit(browser, device, url) {
  const { page, received, close } = await open(browser, device)
  await page.goto(url)
  const loaded = received.bytes
  await page.waitForTimeout(5000)
  const seen = await paints(page)
  await close()
  return { ...seen, loaded, later: received.bytes }
}

/** Notes in each document when the heading of a page can be seen, in milliseconds since the last click. */
function watchHeading(title) {
  document.addEventListener('click', ({ timeStamp }) => { sessionStorage.clicked = performance.timeOrigin + timeStamp }, true)
  const look = () => {
    const heading = [...document.querySelectorAll('h1')].find(({ textContent }) => textContent.includes(title))
    const { left, top, height } = heading?.getBoundingClientRect() ?? {}
    const above = heading && document.elementFromPoint(left + 4, top + height / 2)
    // Nothing may cover it. In a view transition, the root element is above all.
    if (!(above && (heading.contains(above) || above === document.documentElement))) {
      requestAnimationFrame(look)
      return
    }
    // This task comes right after the frame is painted.
    scheduler.postTask(
      () => { window.headingSeen = performance.timeOrigin + performance.now() - sessionStorage.clicked },
      { priority: 'user-blocking' },
    )
  }
  look()
}

async function navigate(browser, device, url) {
  const { page, close } = await open(browser, device)
  await page.addInitScript(watchHeading, menu.to)
  await page.goto(url, { waitUntil: 'networkidle' })
  const item = page.getByRole('link', { name: menu.to, exact: true }).filter({ visible: true }).first()
  if (device.screen.hasTouch) {
    await page.getByRole('button', { name: /^(Menu|Toggle navigation bar)$/ }).filter({ visible: true }).first().tap()
    await item.scrollIntoViewIfNeeded()
  } else {
    await item.hover()
  }
  await page.waitForTimeout(2000)
  await (device.screen.hasTouch ? item.tap() : item.click())
  const navigation = await page.waitForFunction(() => window.headingSeen).then((found) => found.jsonValue())
  await close()
  return { navigation }
}

/** All visits and navigations of a round, as functions by their place in the result. */
function* round(browser, urls) {
  for (const name of names) {
    for (const [site, url] of Object.entries(urls)) {
      const { pages } = sites[site]
      for (const [page, path] of Object.entries(pages)) {
        yield [[site, name, page], () => visit(browser, devices[name], url + path)]
      }
      menu && (yield [[site, name, 'menu'], () => navigate(browser, devices[name], url + pages[menu.from])])
    }
  }
}

const servers = await Promise.all(Object.values(sites).map(({ folder, base }) => serve(folder, base)))
const urls = Object.fromEntries(Object.keys(sites).map((site, place) => [site, servers[place].url]))
const browser = await launch()
const found = {}
for (let run = 0; run <= runs; run += 1) {
  for (const [[site, device, page], measure] of round(browser, urls)) {
    const values = await measure()
    run > 0 && (((found[site] ??= {})[device] ??= {})[page] ??= []).push(values)
  }
}
const medians = (all) => Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((values) => values[key]))]))
const each = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
console.log(JSON.stringify(each(found, (site) => each(site, (device) => each(device, medians)))))
await browser.close()
for (const { server } of servers) {
  server.close()
}
