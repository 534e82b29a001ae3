import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { servers } from '../servers'
import { changeSite, expect, setMode, sidebarOf, test, titleOf, visit, withoutScripts } from '../site'

const fixture = servers.fixture.url

/** Makes the theme crash when it renders an element with this name. */
async function crashAt(page: Page, label: string) {
  await page.route(/\/assets\/client-[^/]*\.js/, async (request) => {
    const response = await request.fetch()
    const body = (await response.text()).replaceAll(
      `"aria-label":docgenText("${label}")`,
      `"aria-label":(()=>{throw new Error("it broke")})()`,
    )
    await request.fulfill({ response, body })
  })
}

/** The states of the page, and how to reach them. */
const screens: Record<string, (page: Page, isWide: boolean) => Promise<void>> = {
  home: (page) => visit(page, ''),
  'an API page': (page) => visit(page, 'api/window'),
  'the longest page': (page) => visit(page, 'api/modal'),
  'a page with pictures': (page) => visit(page, 'getting-started/about-coordinates'),
  'every element of Markdown': (page) => visit(page, `${fixture}markdown`),
  'every feature of the chrome': (page) => visit(page, `${fixture}guide/deep/page`),
  'an old version': (page) => visit(page, `${servers.pages.url}1.0/guide`),
  'text from right to left': (page) => visit(page, `${servers.pages.url}ar/guide`),
  'search open': async (page) => {
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toContainText('Search for pages')
  },
  'search with hits': async (page) => {
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('frame')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'search without hits': async (page) => {
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('xyzzyplugh')
    await expect(page.getByRole('dialog')).toContainText('No results')
  },
  'search with suggestions': async (page) => {
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('minxyzzy')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  'search with recent searches': async (page) => {
    await visit(page, 'api/preferences')
    await page.evaluate(() => localStorage.setItem('docgen.search.recent', '["setframe", "window"]'))
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveCount(2)
  },
  'search page': async (page) => {
    await visit(page, 'search?q=frame')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  },
  'search that fails': async (page) => {
    await page.route('**/search.json', (request) => request.abort())
    await visit(page, 'api/preferences')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'menu or dropdown open': async (page, isWide) => {
    await visit(page, `${fixture}guide/deep/page`)
    if (isWide) {
      await page.getByRole('banner').locator('summary', { hasText: 'More' }).press('Enter')
      await expect(page.getByRole('link', { name: 'By pattern' })).toBeVisible()
      return
    }
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
  'main menu or all categories': async (page, isWide) => {
    await visit(page, fixture)
    if (isWide) {
      await sidebarOf(page).locator('summary', { hasText: 'Closed' }).click()
      return
    }
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await expect(page.getByRole('link', { name: 'Source on GitHub' })).toBeVisible()
  },
  'table of contents open': async (page, isWide) => {
    await visit(page, 'api/preferences')
    if (!isWide) {
      await page.locator('summary', { hasText: 'On this page' }).click()
    }
  },
  'not found': (page) => visit(page, 'no/such/page'),
  'a page that crashed': async (page) => {
    await crashAt(page, 'Breadcrumbs')
    await visit(page, 'api/preferences')
    await expect(titleOf(page, 'This page crashed.')).toBeVisible()
  },
  'a site that crashed': async (page) => {
    await crashAt(page, 'Main')
    await visit(page, 'api/preferences')
    await expect(titleOf(page, 'This page crashed.')).toBeVisible()
    await expect(page).toHaveTitle('This page crashed.')
  },
  'a navbar item that crashed': async (page) => {
    await changeSite(page, ({ site }) => {
      site.navbar.left = [{ kind: 'search' }]
      Object.assign(site.navbar.left[0] ?? {}, { kind: 'odd', label: 'Odd' })
    })
    await visit(page, 'api/preferences')
  },
  'scripts that do not load': async (page) => {
    await withoutScripts(page)
    await page.goto('api/preferences')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const modes = ['light', 'dark']

for (const width of [1440, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, show] of Object.entries(screens)) {
      test(`X1 axe finds nothing wrong, light or dark: ${name}`, async ({ page }) => {
        await show(page, width > 996)
        for (const mode of modes) {
          await setMode(page, mode)
          if (await page.locator('html[data-scripts="failed"]').isVisible()) {
            await show(page, width > 996) // the page has not reacted yet
          }
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
          expect(await violations(page), mode).toEqual([])
        }
      })
    }
  })
}

/** Pages with everything that authors can write. */
const written = [
  `${fixture}writing`,
  `${fixture}writing/text`,
  `${fixture}writing/code`,
  `${fixture}writing/boxes`,
  `${fixture}writing/parts`,
  `${fixture}writing/tabs`,
  `${fixture}tags`,
  `${fixture}tags/drawing`,
]

for (const width of [1440, 390]) {
  test(`X1 X6 axe finds nothing wrong with what authors write, light or dark: ${width} px`, async ({
    quietPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const address of written) {
      await visit(page, address)
      for (const mode of modes) {
        await setMode(page, mode)
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
        await page.waitForLoadState('networkidle')
        expect(await violations(page), `${address}, ${mode}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
      }
    }
  })
}

test('X1 axe finds nothing wrong with diagrams, light or dark', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light' })
    await visit(page, `${servers.diagrams.url}drawn`)
    await expect(page.locator(`.diagram[data-mode="${mode}"]`).first()).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForLoadState('networkidle')
      expect(await violations(page), `${width}, ${mode}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

/** Returns the interactive elements in document order and numbers them. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex="0"]')
    const usable = [...all].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert], [inert] *, [tabindex="-1"]'),
    )
    return usable.map((element, number) => {
      element.dataset.control =
        `${number} ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`.slice(0, 60)
      return element.dataset.control
    })
  })
}

/** Returns the focused element, and whether its focus is visible, unless the focus has left the page; see walk. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const hasLeft = element === document.body || document.documentElement.hasAttribute('data-left')
    if (!(element instanceof HTMLElement) || hasLeft) {
      return undefined
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      control: element.dataset.control,
      shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
      inView: box.bottom > 0 && box.top < window.innerHeight,
    }
  })

/**
 * Presses a key until the focus leaves the page, or up to a limit. When it has left, Chromium may already have
 * moved it to the other end of the page.
 */
async function walk(page: Page, key: string, most: number) {
  await page.evaluate(() =>
    document.addEventListener('focusout', ({ relatedTarget }) => {
      document.documentElement.toggleAttribute('data-left', relatedTarget === null)
    }),
  )
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = []
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) {
      return stops
    }
    stops.push(stop)
  }
  return stops
}

/** Opens an address, and resolves once the code of its tabs, which loads later, has added them. */
async function visitWhole(page: Page, address: string) {
  await visit(page, address)
  await expect(page.locator('.tabs:not([data-ready])')).toHaveCount(0)
  if (await titleOf(page, 'Page Not Found').isVisible()) {
    await expect(page.getByRole('heading', { name: 'Popular pages' })).toBeVisible()
  }
}

for (const [name, address, width] of [
  ['an API page', 'api/point', 1440],
  ['an API page on a phone', 'api/point', 390],
  ['every feature of the chrome', `${fixture}guide/deep/page`, 1440],
  ['every element of Markdown', `${fixture}markdown`, 1440],
  ['tabs', `${fixture}writing/tabs`, 1440],
  ['not found', 'no/such/page', 1440],
] as const) {
  test(`X2 Tab reaches every control of the page in order, shows where it is, and leaves it again: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitWhole(page, address)
    const wanted = await controls(page)
    const stops = await walk(page, 'Tab', wanted.length + 20)
    expect(stops.map(({ control }) => control)).toEqual(wanted)
    expect(stops.filter(({ shows, inView }) => !shows || !inView)).toEqual([])
    await visitWhole(page, address)
    await controls(page)
    await page.locator('[data-control]').last().focus()
    const back = await walk(page, 'Shift+Tab', wanted.length)
    expect(back.map(({ control }) => control)).toEqual(wanted.toReversed().slice(1))
  })
}

test('X2 once the page is interactive, its stops are final', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.addInitScript(() => {
    const stops = () => document.querySelectorAll('.markdown [tabindex="0"], .markdown button:not([hidden])').length
    const counts: number[] = []
    Object.assign(window, { counts })
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect()
        counts.push(stops())
        requestAnimationFrame(() => requestAnimationFrame(() => counts.push(stops())))
      }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-has-hydrated'] })
  })
  for (const address of ['api/point', `${fixture}writing/code`]) {
    await page.goto(address)
    await expect.poll(() => page.evaluate('counts.length'), address).toBe(2)
    const [first, later] = await page.evaluate<number[]>('counts')
    expect(first, address).toBe(later)
  }
})

test('D1 M1 headings are read without their links, and boxes that scroll alone are stops, with names', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/window')
  for (const heading of await page.locator('.markdown :is(h2, h3)').all()) {
    await expect(heading).toHaveAccessibleName((await heading.textContent()) ?? '')
  }
  const boxes = () =>
    page.locator('.code-block > pre, .table-scroll, .math-block').evaluateAll((all) => {
      // Content that the browser skips has no width.
      document.getElementById('content-body')?.removeAttribute('data-settled')
      return all.map((box) => ({
        isStop: box.matches('[tabindex="0"][role="group"]'),
        name: box.getAttribute('aria-label'),
        scrolls: box.scrollWidth > box.clientWidth,
      }))
    })
  for (const [address, width, names] of [
    ['api/window', 1440, []],
    ['api/modal', 390, ['Table: appearance']],
    [`${fixture}writing/code`, 1440, ['Code: Long lines']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, address)
    await expect
      .poll(async () => (await boxes()).filter(({ isStop, scrolls }) => isStop !== scrolls), `${address}, ${width}`)
      .toEqual([])
    const stops = (await boxes()).filter(({ isStop }) => isStop).map(({ name }) => name ?? '')
    expect(stops.filter((name) => !/^(Code|Table|Formula): ./.test(name))).toEqual([])
    expect(stops).toEqual(expect.arrayContaining([...names]))
    expect((await boxes()).filter(({ isStop, name }) => !isStop && name !== null)).toEqual([])
  }
})

test('X2 three keys lead past the navigation', async ({ page }) => {
  await visit(page, 'api/window')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('X2 a whole visit by the keyboard alone', async ({ quietPage: page }) => {
  await visit(page, 'getting-started/introduction')
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
    }
  }
  /** Presses Tab until the element with this name has the focus. */
  const reach = async (name: RegExp) => {
    const target = () =>
      page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
      })
    for (let pressed = 0; pressed < 80 && !name.test(await target()); pressed++) {
      await page.keyboard.press('Tab')
    }
    expect(await target()).toMatch(name)
  }
  await reach(/^Switch (between|to) /)
  await press('Enter', 'Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await reach(/^Getting Started$/)
  await press('Enter')
  await expect(sidebarOf(page).getByRole('link', { name: 'Introduction' })).toBeHidden()
  await reach(/^Storage$/)
  await press('Enter')
  await expect(titleOf(page, 'Storage')).toBeVisible()
  await reach(/^Copy code to clipboard$/)
  await press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('timer')
  await expect(page.getByRole('option').first()).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expect(titleOf(page, 'Timer')).toBeAttached()
  await page.setViewportSize({ width: 390, height: 800 })
  await reach(/^Toggle navigation bar$/)
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await reach(/^Back to main menu$/)
  await press('Enter')
  await reach(/^Changelog/)
  await press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused()
})

test('X6 at 320 px nothing of a page lies beside the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [
    '',
    'api/window',
    'api/events',
    'api/modal',
    'getting-started/about-coordinates',
    'no/such/page',
    `${fixture}markdown`,
    `${fixture}wide`,
  ]) {
    await visit(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320)
  }
})
