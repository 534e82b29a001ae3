import type { Page } from '@playwright/test'
import { servers } from '../servers'
import { choices, expect, hold, settled, sidebarLink, test, titleOf, visit } from '../site'

// Which mode is right when is tested in theme/tests/runtime/preferences/choice.test.ts and colorMode.test.ts.

const { fixture, pages } = servers

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch (to|between)/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

/** Expects a mode in the attributes, in CSS and in the painted background. */
async function shows(page: Page, choice: string, mode: 'light' | 'dark') {
  const shown = () =>
    page.evaluate(() => {
      const { themeChoice, theme } = document.documentElement.dataset
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
      const [red = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number)
      return { themeChoice, theme, colorScheme, isLight: red > 127 }
    })
  await expect
    .poll(shown)
    .toEqual({ themeChoice: choice, theme: mode, colorScheme: mode, isLight: mode === 'light' })
}

/** The logos of the bar that can be seen. */
const logos = (page: Page) =>
  page
    .getByRole('banner')
    .locator('img')
    .evaluateAll((all) =>
      all.filter((logo) => logo.checkVisibility()).map((logo) => logo.getAttribute('src')),
    )

test('C1 C2 C3 C4 C5 C6 C8 K2 K7 K8 the button goes from light to dark to system and says so, other tabs follow, and what the address asks for is not stored', async ({
  quietPage: page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, 'api/size')
  await shows(page, 'system', 'light')
  await expect.poll(() => stored(page)).toBeNull()
  const live = page.locator('div[aria-live="polite"]').first()
  const states = { system: 'system mode, light on this site', light: 'light mode', dark: 'dark mode' }
  const steps = [
    ['system', 'light', 'light', 'light'],
    ['light', 'dark', 'dark', 'dark'],
    ['dark', 'system', 'light', null],
    ['system', 'light', 'light', 'light'],
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
  await test.step('other tabs follow at once, whatever happens to the key', async () => {
    const other = await context.newPage()
    await visit(other, 'api/point')
    await shows(other, 'light', 'light')
    await toggle(other).click()
    await shows(page, 'dark', 'dark')
    await expect(toggle(page)).toHaveAccessibleName('Switch to system mode (currently dark mode)')
    await other.evaluate(() => localStorage.clear())
    await shows(page, 'system', 'light')
    await other.close()
  })
  await test.step('what the address asks for', async () => {
    await visit(page, 'api/size?docgen-theme=dark')
    await shows(page, 'dark', 'dark')
    await sidebarLink(page, 'Point').click()
    await expect(titleOf(page, 'Point')).toBeVisible()
    await shows(page, 'dark', 'dark')
    await expect.poll(() => stored(page)).toBeNull()
  })
})

test('C6 C7 C8 C9 K2 W7 W8 W28 a site follows the system live until the reader chooses, and a choice is painted before the scripts run', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, fixture.url)
  await shows(page, 'system', 'dark')
  await expect.poll(() => logos(page)).toEqual(['/fixture/img/logo-dark.svg'])
  await expect(toggle(page)).toHaveAttribute('title', 'system mode, currently dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await shows(page, 'system', 'light')
  await expect.poll(() => logos(page)).toEqual(['/fixture/img/logo.svg'])
  await expect(toggle(page)).toHaveAttribute('title', 'system mode, currently light')
  await expect.poll(() => stored(page)).toBeNull()
  await toggle(page).click()
  await toggle(page).click()
  await expect.poll(() => stored(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await shows(page, 'dark', 'dark')
  await test.step('before the scripts run, mode, code and icon are right, and the button does not pretend to work', async () => {
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
    await page.goto('api/size', { waitUntil: 'commit' })
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
    const code = () =>
      page
        .locator('.code-block')
        .first()
        .evaluate((block) => {
          const channels = (value: string) => (value.match(/\d+/g) ?? []).map(Number)
          const spans = [...block.querySelectorAll('span[class]')].filter((span) => span.textContent?.trim())
          return {
            back: Math.max(...channels(getComputedStyle(block).backgroundColor)),
            tokens: spans.map((span) => Math.max(...channels(getComputedStyle(span).color))),
          }
        })
    const before = { icon: await icon(), code: await code() }
    expect(before.code.back).toBeLessThan(64)
    expect(Math.min(...before.code.tokens)).toBeGreaterThan(128)
    await expect(page.locator('.code-block [style]')).toHaveCount(0)
    release()
    await settled(page)
    await expect(toggle(page)).toBeEnabled()
    await expect.poll(icon).toBe(before.icon)
    await expect.poll(code).toEqual(before.code)
    await expect
      .poll(() => page.evaluate(() => [...Reflect.get(window, 'seen')]), 'never painted light')
      .toEqual(['dark'])
    await toggle(page).click()
    await expect.poll(icon).not.toBe(before.icon)
  })
  await test.step('a site that is dark by default, whatever the address asks for', async () => {
    await page.goto(`${pages.url}dark/?docgen-theme=%22%3E%3Cscript%3E`)
    await shows(page, 'system', 'dark')
  })
  await test.step('a site that locks its mode forgets what was stored', async () => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await visit(page, `${pages.url}locked/?docgen-theme=dark`)
    await shows(page, 'system', 'light')
    await expect(toggle(page)).toHaveCount(0)
    await expect.poll(() => stored(page)).toBeNull()
  })
})
