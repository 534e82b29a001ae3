import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectNoViolations, violations } from '../axe'
import { servers } from '../servers'
import {
  addressOf,
  basePath,
  changePage,
  expect,
  hydrated,
  isMarked,
  mark,
  settled,
  sidebarOf,
  test,
  titleOf,
  visit,
  withoutLinksInView,
  withoutScripts,
} from '../site'

const link = (page: Page, name: string) => sidebarOf(page).getByRole('link', { name, exact: true })
const crash = (page: Page) => titleOf(page, 'This page crashed.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Changes the theme's script before the browser gets it. */
async function changeScript(page: Page, change: (text: string) => string) {
  await page.route(/\/assets\/client-[^/]*\.js/, async (request) => {
    const response = await request.fetch()
    const before = await response.text()
    const body = change(before)
    expect(body).not.toBe(before)
    await request.fulfill({ response, body })
  })
}

/** Makes the theme crash when it renders an element with this name while the page is broken. */
function breakable(page: Page, label: string) {
  const failure = 'new Error(window.broken,{cause:new Error("the reason",{cause:"its root"})})'
  const named = `(()=>{if(window.broken)throw ${failure};return"${label}"})()`
  return changeScript(page, (text) => text.replaceAll(`docgenText("${label}")`, named))
}

/** Breaks the page with this message, or repairs it. */
const setBroken = (page: Page, broken: string) =>
  page.evaluate((broken) => Object.assign(window, { broken }), broken)

test('E1 E2 K3 W10 a page that crashes says why, around it the site stays, and it can be tried again or left; X1 axe finds nothing wrong with it', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { broken: 'broken from the start' }))
  await breakable(page, 'Breadcrumbs')
  await changePage(page, 'api/screen', (data) => Object.assign(data, { breadcrumbs: null }))
  await test.step('on its first load', async () => {
    await visit(page, 'api/timer')
    await expect(crash(page)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('broken from the start')
    await expectNoViolations(page, 'dark')
    await setBroken(page, '')
    await tryAgain(page).click()
    await expect(titleOf(page, 'Timer')).toBeVisible()
  })
  await setBroken(page, 'a part of the page broke')
  await link(page, 'Window').click()
  await expect(crash(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'a part of the page broke\n\nCause:\nthe reason\n\nCause:\nits root',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Phoenix' })).toBeVisible()
  await expect(link(page, 'Window')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle('Window | Phoenix')
  await tryAgain(page).click()
  await expect(crash(page)).toBeVisible()
  await setBroken(page, '')
  await tryAgain(page).click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await expect(crash(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' }).first()).toBeAttached()
  await test.step('page data that is broken crashes its page alone', async () => {
    await link(page, 'Screen').click()
    await expect(crash(page)).toBeVisible()
    await link(page, 'Task').click()
    await expect(titleOf(page, 'Task')).toBeVisible()
    await expect(page).toHaveTitle('Task | Phoenix')
  })
  await test.step('Back leads into a page that crashes, and out of it', async () => {
    await setBroken(page, 'a part of the page broke')
    await page.goBack()
    await expect(crash(page)).toBeVisible()
    await expect.poll(() => addressOf(page)).toBe('api/screen')
    await setBroken(page, '')
    await page.goBack()
    await expect(titleOf(page, 'Window')).toBeVisible()
  })
})

test('E3 K3 W10 a crash outside the content takes the whole screen, can be tried again, and Back leads out of it', async ({
  page,
}) => {
  await breakable(page, 'Docs sidebar')
  await visit(page, 'api/timer')
  await setBroken(page, 'the sidebar broke')
  await link(page, 'Window').click()
  await expect(crash(page)).toBeVisible()
  await expect(page).toHaveTitle('This page crashed.')
  await expect(page.getByRole('main')).toContainText('the sidebar broke\n\nCause:\nthe reason')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await setBroken(page, '')
  await tryAgain(page).click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await expect(page).toHaveTitle('Window | Phoenix')
  await setBroken(page, 'the sidebar broke')
  await link(page, 'Screen').click()
  await expect(crash(page)).toBeVisible()
  await setBroken(page, '')
  await page.goBack()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await expect(page).toHaveTitle('Window | Phoenix')
})

test('E8 the not-found page says what happened and where to go', async ({ page }) => {
  await visit(page, 'api/windo')
  await expect(titleOf(page, 'Page Not Found')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('We could not find what you were looking for.')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await test.step('it names the page with a similar address, in a space of its own, and has a search', async () => {
    const near = page.getByRole('main').getByText('Did you mean')
    await expect(near.getByRole('link')).toHaveText(['Window'])
    await expect(near.getByRole('link')).toHaveAttribute('href', `${basePath}api/window`)
    const height = () => near.evaluate((line) => line.clientHeight)
    const full = await height()
    await near.evaluate((line) => line.replaceChildren('Did you mean'))
    await expect.poll(height).toBe(full)
    await page.getByRole('main').getByRole('searchbox').fill('setframe')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      `${basePath}api/window#setframe`,
    )
  })
  await page.goBack()
  await expect(titleOf(page, 'Page Not Found')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click()
  await expect(titleOf(page, 'Script your windows')).toBeVisible()
})

test('E9 the base-URL banner shows at the root alone, when neither scripts nor styles load', async ({
  page,
}) => {
  const banner = page.locator('#docgen-base-url-banner')
  const styles = /\/assets\/.*\.css$/
  await withoutScripts(page)
  await page.route(styles, (request) => request.abort())
  await page.goto('')
  await expect(banner).toBeVisible()
  await expect(banner).toContainText('did not load properly')
  await expect(banner).toContainText('baseUrl = /phoenix/')
  await expect(banner).toContainText('Try: baseUrl = /phoenix/')
  await expect(page.locator('body > :first-child')).toHaveId('docgen-base-url-banner')
  await page.goto('api/window')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.unroute(styles)
  await page.goto('')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('W4 a script that fails once is tried again by itself, and one that the site adds may fail in silence', async ({
  page,
}) => {
  let asked = 0
  await page.route(/\/assets\/client-.*\.js/, async (request) => {
    asked += 1
    await (asked === 1 ? request.abort() : request.continue())
  })
  await page.route('**/api/size', async (request) => {
    const response = await request.fetch()
    const body = (await response.text()).replace(
      '</head>',
      '<script type="module" src="/phoenix/none.js"></script></head>',
    )
    await request.fulfill({ response, body })
  })
  const missing = page.waitForResponse('**/none.js')
  await visit(page, 'api/size')
  const response = await missing
  expect(response.status()).toBe(404)
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  expect(asked).toBe(2)
  await link(page, 'Timer').click()
  await expect(titleOf(page, 'Timer')).toBeVisible()
})

test('W4 K5 E10 when a script does not load the page stays, says so, and Try again brings it to life; X1 axe finds nothing wrong with it', async ({
  page,
}) => {
  const block = (script: string) => page.route(`**/assets/${script}-*.js*`, (request) => request.abort())
  const failure = page.getByRole('alert')
  const expectFailure = async () => {
    await expect(failure).toContainText('could not be loaded')
    await expect(failure).toContainText('.js')
    await expect(titleOf(page, 'Size')).toBeVisible()
  }
  await block('client')
  await page.goto('api/size')
  await expectFailure()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(() => violations(page)).toEqual([])
  await page.unrouteAll()
  await block('react')
  const loaded = page.waitForEvent('load')
  await tryAgain(page).click()
  await loaded
  await expectFailure()
  await page.unrouteAll()
  await tryAgain(page).click()
  await hydrated(page)
  await expect(tryAgain(page)).toHaveCount(0)
})

test('E12 H11 without storage everything works, until the page is closed, after one warning', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await visit(page, `${servers.fixture.url}guide/setup?docgen-data-x=v`)
  await expect(page.locator('html')).toHaveAttribute('data-x', 'v')
  const toggle = page.getByRole('button', { name: /^Switch (between|to) / })
  await toggle.click()
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden()
  await link(page, 'Features').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Features/)
  await expect(toggle).toHaveAccessibleName(/dark mode\)$/)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(/^warning: browser storage is not available,/)
})

/** Takes the network away. Chromium may still answer a request for a moment. */
async function goOffline(page: Page) {
  await page.context().setOffline(true)
  const request = () =>
    fetch(location.href, { cache: 'no-store' }).then(
      () => 'answered',
      () => 'failed',
    )
  await expect.poll(() => page.evaluate(request)).toBe('failed')
}

/** The message while the next page waits for the network. */
const waiting = (page: Page) => page.getByRole('alert').filter({ hasText: 'You are offline' })

test('R5 R9 a click without the network leaves the page, says so, and goes on when the network is back', async ({
  page,
  context,
}) => {
  await withoutLinksInView(page) // once the network is back, pages in view would be at hand
  await visit(page, 'api/timer')
  await mark(page)
  await goOffline(page)
  await link(page, 'Window').click()
  await expect(waiting(page)).toContainText('You are offline. The page opens when you are back online.')
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await waiting(page).getByRole('button', { name: 'Try again' }).click()
  await expect(waiting(page)).toBeVisible()
  await test.step('another page may be asked for instead', () => link(page, 'Task').click())
  await context.setOffline(false)
  await expect(titleOf(page, 'Task')).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  await expect.poll(async () => [addressOf(page), await isMarked(page)]).toEqual(['api/task', true])
  await page.goBack()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await test.step('and so does Back to where the reader is', async () => {
    await goOffline(page)
    await link(page, 'Screen').click()
    await expect(waiting(page)).toBeVisible()
    await page.goBack()
    await expect(waiting(page)).toHaveCount(0)
    await expect(titleOf(page, 'Timer')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => [addressOf(page), await isMarked(page)]).toEqual(['api/timer', true])
  })
})

/** Serves the Phoenix site. The end of an HTML document arrives once release is called. */
async function slowly() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const server = createServer(async ({ url = '' }, out) => {
    const response = await fetch(new URL(url, servers.phoenix.url))
    const type = response.headers.get('Content-Type') ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    const shown = type.startsWith('text/html') ? body.indexOf('</main>') : 0
    out.setHeader('Content-Type', type)
    out.write(body.subarray(0, shown))
    if (shown > 0) {
      await released
    }
    out.end(body.subarray(shown))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, release, close: () => server.close() }
}

test('R5 the scripts start when the document is complete, however slowly it arrives', async ({ page }) => {
  const server = await slowly()
  await page.goto(`${server.origin}${basePath}api/timer`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  await expect(page.locator('script[data-docgen]')).toHaveCount(0)
  server.release()
  await settled(page)
  server.close()
})
