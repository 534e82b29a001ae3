import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { type Screen, screens } from '../screens'
import { servers } from '../servers'
import {
  changeSite,
  expect,
  setMode,
  sidebarOf,
  test,
  titleOf,
  visit,
  widthOf,
  withoutScripts,
} from '../site'

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

/** States of a page besides the screens that stand for all. */
const states: Record<string, Screen> = {
  'the longest page': (page) => visit(page, 'api/modal'),
  'a page with pictures': (page) => visit(page, 'getting-started/about-coordinates'),
  'every element of Markdown': (page) => visit(page, `${fixture}markdown`),
  'every feature of the chrome': (page) => visit(page, `${fixture}guide/deep/page`),
  'an old version': (page) => visit(page, `${servers.pages.url}1.0/guide`),
  'text from right to left': (page) => visit(page, `${servers.pages.url}ar/guide`),
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
  'menu or dropdown open': async (page, { isWide }) => {
    await visit(page, `${fixture}guide/deep/page`)
    if (isWide) {
      await page.getByRole('banner').locator('summary', { hasText: 'More' }).press('Enter')
      await expect(page.getByRole('link', { name: 'By pattern' })).toBeVisible()
      return
    }
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
  'main menu or all categories': async (page, { isWide }) => {
    await visit(page, fixture)
    if (isWide) {
      await sidebarOf(page).locator('summary', { hasText: 'Closed' }).click()
      return
    }
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await expect(page.getByRole('link', { name: 'Source on GitHub' })).toBeVisible()
  },
  'table of contents open': async (page, { isWide }) => {
    await visit(page, 'api/preferences')
    if (!isWide) {
      await page.locator('summary', { hasText: 'On this page' }).click()
    }
  },
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

    for (const [name, show] of Object.entries({ ...screens, ...states })) {
      test(`X1 axe finds nothing wrong, light or dark: ${name}`, async ({ page }) => {
        const isWide = width > 996
        await show(page, { isWide })
        for (const mode of modes) {
          await setMode(page, mode)
          if (await page.locator('html[data-scripts="failed"]').isVisible()) {
            await show(page, { isWide }) // the page has not reacted yet
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
        expect(await widthOf(page), address).toBe(width)
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
      expect(await widthOf(page)).toBe(width)
    }
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
      .poll(
        async () => (await boxes()).filter(({ isStop, scrolls }) => isStop !== scrolls),
        `${address}, ${width}`,
      )
      .toEqual([])
    const stops = (await boxes()).filter(({ isStop }) => isStop).map(({ name }) => name ?? '')
    expect(stops.filter((name) => !/^(Code|Table|Formula): ./.test(name))).toEqual([])
    expect(stops).toEqual(expect.arrayContaining([...names]))
    expect((await boxes()).filter(({ isStop, name }) => !isStop && name !== null)).toEqual([])
  }
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
    expect(await widthOf(page), address).toBeLessThanOrEqual(320)
  }
})
