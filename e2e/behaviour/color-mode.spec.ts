import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { choices, expect, hold, settled, sidebarLink, test, titleOf, visit, withoutScripts } from '../site'

// Which mode is right when is tested in theme/tests/runtime/choice.test.ts and colorMode.test.ts.

const { fixture, pages } = servers

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch (to|between)/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

/** Expects a mode in the attributes, in CSS and in the painted background. */
async function shows(page: Page, choice: string, mode: 'light' | 'dark') {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme-choice', choice)
  await expect(html).toHaveAttribute('data-theme', mode)
  await expect(html).toHaveCSS('color-scheme', mode)
  const isLight = () =>
    html.evaluate((element) => {
      const [red = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number)
      return red > 127
    })
  await expect.poll(isLight).toBe(mode === 'light')
}

/** Writes a key as an earlier visit would have. */
async function keep(page: Page, value: string) {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('kept') === null) {
      localStorage.setItem('theme', value)
      sessionStorage.setItem('kept', 'yes')
    }
  }, value)
}

/** The logos of the bar that can be seen. */
const logos = (page: Page) =>
  page
    .getByRole('banner')
    .locator('img')
    .evaluateAll((all) =>
      all.filter((logo) => logo.checkVisibility()).map((logo) => logo.getAttribute('src')),
    )

test('C1 C2 C3 C8 K2 K7 the button goes from light to dark to system, says which one is on and which comes next', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  await shows(page, 'system', 'light')
  await expect.poll(() => stored(page)).toBeNull()
  const live = page.locator('div[aria-live="polite"]').first()
  const states = { system: 'system mode, light on this site', light: 'light mode', dark: 'dark mode' }
  const steps = [
    ['system', 'light', 'light', 'light'],
    ['light', 'dark', 'dark', 'dark'],
    ['dark', 'system', 'light', null],
    ['system', 'light', 'light', 'light'],
    ['light', 'dark', 'dark', 'dark'],
  ] as const
  for (const [now, next, mode, key] of steps) {
    await expect(toggle(page)).toHaveAccessibleName(`Switch to ${next} mode (currently ${states[now]})`)
    await expect(toggle(page)).toHaveAttribute('title', states[now])
    const fading = await toggle(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      // Other animations follow the scroll position.
      return document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length
    })
    expect(fading, 'nothing fades').toBe(0)
    await shows(page, next, mode)
    await expect(live).toHaveText(states[next])
    await expect.poll(() => stored(page)).toBe(key)
  }
  await expect.poll(() => choices(page)).toEqual(['theme'])
  await page.reload()
  await shows(page, 'dark', 'dark')
})

test('C4 the other tabs follow at once, whatever happens to the key', async ({
  quietPage: page,
  context,
}) => {
  await visit(page, 'api/window')
  const other = await context.newPage()
  await visit(other, 'api/modal')
  await toggle(other).click()
  await shows(page, 'light', 'light')
  await toggle(page).click()
  await shows(other, 'dark', 'dark')
  await expect(toggle(other)).toHaveAccessibleName('Switch to system mode (currently dark mode)')
  await other.evaluate(() => localStorage.clear())
  await shows(page, 'system', 'light')
})

test('C5 C6 K2 K8 what the address asks for counts for this load alone, and a dark system does not', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, 'api/window?docgen-theme=dark')
  await shows(page, 'dark', 'dark')
  await expect.poll(() => stored(page)).toBeNull()
  await sidebarLink(page, 'Modal').click()
  await expect(titleOf(page, 'Modal')).toBeVisible()
  await shows(page, 'dark', 'dark')
  await page.reload()
  await shows(page, 'system', 'light')
})

test('C6 K2 a site that follows the system does so live, until the reader chooses, and stores nothing', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, fixture.url)
  await shows(page, 'system', 'dark')
  await expect.poll(() => logos(page)).toEqual(['/fixture/img/logo-dark.svg'])
  await expect(toggle(page)).toHaveAttribute('title', 'system mode, currently dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await shows(page, 'system', 'light')
  await expect(toggle(page)).toHaveAttribute('title', 'system mode, currently light')
  await expect.poll(() => stored(page)).toBeNull()
  await toggle(page).click()
  await toggle(page).click()
  await shows(page, 'dark', 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await shows(page, 'dark', 'dark')
  await expect.poll(() => stored(page)).toBe('dark')
  await toggle(page).click()
  await shows(page, 'system', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shows(page, 'system', 'dark')
})

test('C6 C9 K2 W8 a site is dark by default, or locks its mode and forgets what was stored', async ({
  quietPage: page,
}) => {
  await visit(page, `${pages.url}dark/?docgen-theme=%22%3E%3Cscript%3E`)
  await shows(page, 'system', 'dark')
  await toggle(page).click()
  await shows(page, 'light', 'light')
  await visit(page, `${pages.url}locked/?docgen-theme=dark`)
  await shows(page, 'system', 'light')
  await expect(toggle(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toBeNull()
})

test('C7 C8 W28 before the scripts run, mode and icon are right, and the button does not pretend to work', async ({
  page,
}) => {
  await keep(page, 'dark')
  await page.addInitScript(() => {
    const seen = new Set<string | undefined>()
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) {
        seen.add(document.documentElement.dataset.theme)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(fixture.url, { waitUntil: 'commit' })
  await expect(toggle(page)).toBeVisible()
  await expect(toggle(page)).toBeDisabled()
  await expect(toggle(page)).toHaveAccessibleName(
    'Switch between dark and light mode (currently system mode)',
  )
  await shows(page, 'dark', 'dark')
  const icon = () =>
    toggle(page)
      .locator('svg')
      .evaluateAll((icons) => icons.findIndex((icon) => icon.checkVisibility()))
  const before = await icon()
  release()
  await settled(page)
  await expect(toggle(page)).toBeEnabled()
  await expect.poll(icon).toBe(before)
  await expect
    .poll(() => page.evaluate(() => [...Reflect.get(window, 'seen')]), 'never painted light')
    .toEqual(['dark'])
  await toggle(page).click()
  await expect.poll(icon).not.toBe(before)
})

test('C8 W7 pages and code are dark from the first paint, with or without the site’s scripts', async ({
  page,
}) => {
  await keep(page, 'dark')
  await withoutScripts(page)
  await page.goto('api/window')
  await shows(page, 'dark', 'dark')
  const code = page.locator('.code-block').first()
  const read = () =>
    code.evaluate((block) => {
      const channels = (value: string) => (value.match(/\d+/g) ?? []).map(Number)
      const spans = [...block.querySelectorAll('span[class]')].filter((span) => span.textContent?.trim())
      return {
        back: channels(getComputedStyle(block).backgroundColor),
        tokens: spans.map((span) => Math.max(...channels(getComputedStyle(span).color))),
      }
    })
  const dark = await read()
  expect(Math.max(...dark.back)).toBeLessThan(64)
  expect(Math.min(...dark.tokens)).toBeGreaterThan(128)
  await expect(page.locator('.code-block [style]')).toHaveCount(0)
  await page.unrouteAll()
  await visit(page, 'api/window')
  await expect.poll(() => read()).toEqual(dark)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('W28 F8 there is no button for the mode, and a site that follows the system is dark on a dark system', async ({
    page,
  }) => {
    await page.goto('api/window')
    await expect(toggle(page)).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await page.goto(fixture.url)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect.poll(() => logos(page)).toEqual(['/fixture/img/logo-dark.svg'])
  })
})
