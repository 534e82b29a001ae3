import {
  addLink,
  addressOf,
  basePath,
  expect,
  historyLength,
  hold,
  hydrated,
  isMarked,
  mark,
  routeFetch,
  routes,
  scrollOf,
  sidebarLink as link,
  test,
  titleOf,
  visit,
} from '../site'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// What the router decides is tested in theme/tests/runtime/navigation/createRouter.test.ts.

test('R1 R2 R13 W19 a link of the site changes the page in place, with an entry in the history, and its title is announced', async ({
  quietPage: page,
  context,
}) => {
  await visit(page, 'api/modal')
  await mark(page)
  const live = page.locator('div[aria-live="polite"]')
  await expect(live).toHaveText('')
  const before = await historyLength(page)
  await test.step('a click with Ctrl opens it elsewhere', async () => {
    const opening = context.waitForEvent('page')
    await link(page, 'Window').click({ modifiers: ['Control'] })
    const opened = await opening
    await expect(titleOf(opened, 'Window')).toBeVisible()
    await opened.close()
    await expect.poll(() => addressOf(page)).toBe('api/modal')
  })
  await test.step('the link to an anchor of the page is left to the browser', async () => {
    await page.getByRole('article').getByRole('link', { name: 'Modal.build()', exact: true }).first().click()
    await expect(page.locator('#modalbuild')).toBeInViewport()
    await expect.poll(() => addressOf(page)).toBe('api/modal#modalbuild')
    await expect.poll(() => historyLength(page)).toBe(before + 1)
    await page.goBack()
    await expect.poll(() => scrollOf(page)).toBe(0)
  })
  await link(page, 'Window').click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await expect(page).toHaveTitle('Window | Phoenix')
  await expect(live).toHaveText('Window | Phoenix')
  await expect.poll(() => addressOf(page)).toBe('api/window')
  await expect.poll(() => historyLength(page)).toBe(before + 1)
  await page.goBack()
  await expect(titleOf(page, 'Modal')).toBeVisible()
  await expect(live).toHaveText('Modal | Phoenix')
  await test.step('of a long page the beginning shows first, and the rest after the next paint', async () => {
    const lengths = await page.evaluate(async () => {
      const content = document.querySelector('.markdown')
      const seen: number[] = []
      new MutationObserver(() => seen.push(content?.childElementCount ?? 0)).observe(content ?? document, { childList: true })
      document.querySelector<HTMLElement>('aside a[href$="/api/window"]')?.click()
      while (seen.length < 2) {
        await new Promise(requestAnimationFrame)
      }
      return seen
    })
    expect(lengths).toHaveLength(2)
    expect(lengths[0]).toBeGreaterThan(3)
    expect(lengths[0]).toBeLessThan((lengths[1] ?? 0) / 2)
    await expect(page.locator('#close')).toBeAttached()
  })
  await expect.poll(() => isMarked(page)).toBe(true)
})

test('R2 K9 W2 every link to a page has the one form of its address', async ({ request }) => {
  const known = new Set(routes.map((route) => basePath + route))
  for (const route of routes) {
    const html = await (await request.get(route)).text()
    const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((match) => match[1] ?? '')
    const strange = hrefs.filter(
      (href) => !/^(https?:|mailto:|#)/.test(href) && !known.has(href.replace(/[?#].*$|\.md$/, '')), // or its Markdown
    )
    expect(strange, `links of ${basePath}${route}`).toEqual([])
  }
})

test('R5 R14 while a page is on its way the old one stays, under the new address', async ({
  quietPage: page,
}) => {
  const release = await hold(page, 'api/window')
  await visit(page, 'api/timer')
  await test.step('R14 scripts of the site can have pages fetched', async () => {
    const wanted = ['task', 'modal'].map((name) => page.waitForRequest(`**${basePath}api/${name}`))
    const api = await page.evaluate(() => {
      window.docgen?.preload('task')
      window.docgen?.prefetch('/phoenix/api/modal')
      return { names: Object.keys(window.docgen ?? {}), isFrozen: Object.isFrozen(window.docgen) }
    })
  await link(page, 'Window').click()
  await expect.poll(() => addressOf(page)).toBe('api/window')
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await expect(page).toHaveTitle('Timer | Phoenix')
  await expect(link(page, 'Timer')).toHaveAttribute('aria-current', 'page')
  await page.evaluate(() => {
    const seen = new Set<string>()
    const note = () => seen.add(`${document.title}, ${document.querySelector('h1')?.textContent}`)
    new MutationObserver(note).observe(document.querySelector('main') ?? document.body, {
      childList: true,
      subtree: true,
    })
    note()
    Object.assign(window, { seen })
  })
  release()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await expect(page).toHaveTitle('Window | Phoenix')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/phoenix\/api\/window$/)
  await expect(link(page, 'Window')).toHaveAttribute('aria-current', 'page')
  // The title of one page never appears with the text of the other.
  const seen = await page.evaluate(() => 'seen' in window && [...(window.seen as Set<string>)])
  expect(seen).toEqual(['Timer | Phoenix, Timer', 'Window | Phoenix, Window'])
    expect(api).toEqual({ names: ['prefetch', 'preload'], isFrozen: true })
    await Promise.all(wanted)
  })
})

test('R9 when a page does not load, a warning is logged and the browser loads the address', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await routeFetch(page, 'api/window', (asked) => asked.abort('blockedbyclient'))
  await visit(page, 'api/timer')
  await mark(page)
  await link(page, 'Window').click()
  await expect(titleOf(page, 'Window')).toBeVisible()
  await hydrated(page)
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect.poll(() => addressOf(page)).toBe('api/window')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('api/window')
  await test.step('and a document in which Cloudflare has hidden an e-mail address', async () => {
    await routeFetch(page, 'api/timer', async (asked) => {
      const response = await asked.fetch()
      const hidden = '<a href="/cdn-cgi/l/email-protection" data-cfemail="0a6b4a68">[email&#160;protected]</a>'
      await asked.fulfill({ response, body: (await response.text()).replace('</h1>', `</h1>${hidden}`) })
    })
    await mark(page)
    await link(page, 'Timer').click()
    await expect(titleOf(page, 'Timer')).toBeVisible()
    await expect.poll(() => isMarked(page)).toBe(false)
  })
})

const forms = ['api/window.html', 'index.html']

test('R10 K9 W3 a page shows under its one address, whichever of its names is opened', async ({
  quietPage: page,
}) => {
  for (const form of forms) {
    const before = await historyLength(page)
    await visit(page, `${form}?kept=1#kept`)
    const route = form.startsWith('index') ? '' : 'api/window'
    await expect.poll(() => addressOf(page)).toBe(`${route}?kept=1#kept`)
    await expect.poll(() => historyLength(page), form).toBe(before + 1)
    await expect(titleOf(page, route ? 'Window' : 'Script your windows')).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://kasper.github.io${basePath}${route}`,
    )
    if (route) {
      await expect(link(page, 'Window')).toHaveAttribute('aria-current', 'page')
    }
  }
})

test('R10 R11 what is no name of a page is not found', async ({ page }) => {
  for (const path of ['api/', 'getting-started', '/api/window', 'api/window/more']) {
    const response = await page.request.get(basePath + path)
    expect(response.status(), path).toBe(404)
  }
  await visit(page, 'API/Window')
  await expect(titleOf(page, 'Page Not Found')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('API/Window')
  await test.step('a link to it ends at the page for it', async () => {
    await visit(page, 'api/timer')
    await (await addLink(page, `${basePath}api/nothing`)).click()
    await expect(titleOf(page, 'Page Not Found')).toBeVisible()
    await expect.poll(() => addressOf(page)).toBe('api/nothing')
  })
})
