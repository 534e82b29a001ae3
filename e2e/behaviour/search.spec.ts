import type { Page } from '@playwright/test'
import { expectNoViolations, violations } from '../axe'
import { button, dialog, dialogLoads, field, marked, opensAtOnce, options, search, selected, status } from '../search'
import { addressOf, basePath, expect, isMarked, mark, scrollOf, test, titleOf, visit, widthOf } from '../site'

/** The element that an attribute of the field names. */
const namedBy = (page: Page, attribute: string) =>
  field(page).evaluate((field, attribute) => {
    const named = document.getElementById(field.getAttribute(attribute) ?? '')
    return named && [named.role, named.ariaSelected, named.textContent]
  }, attribute)

test('Q4 Q6 Q9 W21 hits appear while the reader types, by page, as options of the field; keys walk through them', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer')
  await mark(page)
  await search(page, 'w')
  await expect(options(page).first()).toBeVisible()
  await field(page).pressSequentially('indow')
  const groups = page.getByRole('listbox', { name: 'Search results' }).getByRole('group')
  await expect(groups.first()).toHaveAccessibleName(/API.*Window$/)
  await expect(groups.nth(1)).toBeAttached()
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(selected(page)).toHaveCount(1)
  await expect(options(page).first().locator('mark').first()).toHaveText(/window/i)
  await field(page).fill('setframe')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  await test.step('hits have icons of their kinds, and headings that are code are in a monospaced font', async () => {
    await expect(options(page).locator('svg[data-icon="member"]').first()).toBeVisible()
    await expect(options(page).locator('[data-code]').first()).toHaveCSS('font-family', /mono|Menlo|Consolas/i)
  })
  await test.step('the field controls the list, and their number is told', async () => {
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => namedBy(page, 'aria-controls')).toEqual(['listbox', null, expect.any(String)])
    const count = await options(page).filter({ hasNotText: 'See all' }).count()
    await expect(status(page)).toContainText(`${count} results`)
  })
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toBeInViewport()
  await expect(field(page)).toBeFocused()
  const last = await options(page).last().textContent()
  await expect.poll(() => namedBy(page, 'aria-activedescendant')).toEqual(['option', 'true', last])
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(titleOf(page, 'Window')).toBeAttached()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => addressOf(page)).toBe('api/window#setframe')
  await expect(page.locator('#setframe')).toBeInViewport()
  await expect.poll(() => isMarked(page)).toBe(true)
  await test.step('a hit can be clicked, on the page at hand too', async () => {
    await search(page, 'minimise')
    await options(page).filter({ hasText: 'minimise()' }).first().click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('#minimise')).toBeInViewport()
    await search(page, 'timer')
    await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/timer`)
    await options(page).first().click()
    await expect(titleOf(page, 'Timer')).toBeVisible()
    await expect.poll(() => scrollOf(page)).toBe(0)
  })
})

test('the dialog keeps its size while the reader types: popular pages and the keys at the start; Q7 nothing found, said once it has looked; names that begin alike; the pages that the reader left in this tab, and not the one that shows', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer')
  await page.keyboard.press('Control+k')
  const popular = page.getByRole('group', { name: 'Popular pages' }).getByRole('option')
  await expect(popular).toHaveCount(5)
  await expect(status(page)).toContainText('Search for pages')
  await status(page).evaluate((region) => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  await expect(popular.first()).toHaveAttribute('href', `${basePath}api/modal`)
  await expect(dialog(page)).toContainText(/to select.*to open.*Escto close/)
  await expect(popular.first()).toContainText('Show text, an icon or an input field in a floating panel')
  const height = async () => (await dialog(page).boundingBox())?.height ?? 0
  const start = await height()
  await field(page).fill('setframe')
  await expect(options(page).first()).toContainText('setFrame')
  const before = await height()
  expect(before).toBeGreaterThan(start)
  await test.step('Q7 the search says so in the words of the reader', async () => {
    await field(page).fill('<xyzzyplugh "quuxquux">')
    await expect(status(page)).toHaveText('No results for “<xyzzyplugh "quuxquux">”')
    await expect.poll(height).toBe(before)
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await expect(selected(page)).toHaveCount(0)
    await expect.poll(() => violations(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(popular.last(), 'Enter did not open a page that is no answer').toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('ArrowDown')
    await expect(selected(page)).toHaveText(/^Modal/)
  })
  await test.step('Q7 names that begin alike are offered', async () => {
    await field(page).fill('minxyzzy')
    await expect(status(page)).toHaveText('No results for “minxyzzy”')
    const offered = options(page).first()
    await expect(offered).toHaveText(/^minimise/)
    const name = (await offered.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue(name)
    await expect(status(page)).toContainText('result')
  })
  await field(page).fill('')
  await expect(status(page)).toHaveText(/^Search for pages/)
  await field(page).fill('minimise')
  await expect(status(page)).toHaveText(/result/)
  await test.step('popular pages can be reached by keys', async () => {
    await field(page).fill('xyzzyplugh')
    await expect(status(page)).toHaveText(/^No results for “xyzzyplugh”/)
    await test.step('Q7 the search never says that it found nothing before it has looked', async () => {
      const said = () => page.evaluate<string[]>('said')
      await expect.poll(said).toContain('Searching…')
      await expect
        .poll(async () => (await said()).filter((text) => /No results/.test(text)))
        .toEqual(
          ['<xyzzyplugh "quuxquux">', 'minxyzzy', 'xyzzyplugh'].map((query) => `No results for “${query}”`),
        )
    })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(titleOf(page, 'Events')).toBeAttached()
  })
  await test.step('the pages that the reader left in this tab are offered, and not the one that shows', async () => {
    await page.keyboard.press('Control+k')
    const read = page.getByRole('group', { name: 'Recently read' }).getByRole('option')
    await expect(read).toHaveText([/^TimerCall a function once after some seconds/])
    await expect(read).toHaveAttribute('href', `${basePath}api/timer`)
  })
})

test('Q5 keys open the search, and the reader can type at once; Q6 W5 Tab stays in it; Escape and a press outside close it', async ({
  quietPage: page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await visit(page, 'api/size')
  await expect(button(page), 'the box names its key').toContainText('⌘ K')
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await button(page).focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(button(page)).not.toBeFocused()
    await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab')
    await expect(button(page)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await field(page).fill('frame')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await expect(close, 'shows that it has the focus').toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Shift+Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.mouse.click(20, 400)
  await expect(dialog(page)).toBeHidden()
  await button(page).click()
  await close.click()
  await expect(dialog(page)).toBeHidden()
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.type('s/')
    await expect(field(page)).toHaveValue('s/')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  await test.step('a key that comes while the dialog closes opens it again', async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    // The browser tells React of the closing in a later task.
    await page.evaluate(() => {
      document.querySelector('dialog')?.close()
      for (const key of ['/', 'x']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
    })
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('x')
  })
  await expect.poll(() => addressOf(page)).toBe('api/size')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('Q10 a first touch loads the dialog; it takes the screen; a tap opens a hit; it can be left without a keyboard', async ({
    quietPage: page,
  }) => {
    await visit(page, 'api/timer')
    await dialogLoads(page, () => titleOf(page, 'Timer').tap())
    const opens = await opensAtOnce(page)
    expect(opens, 'with the keyboard of the phone').toBe(true)
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBeGreaterThanOrEqual(390 - 32)
    await field(page).fill('minimise')
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    await expect.poll(() => widthOf(page)).toBe(390)
    await options(page).first().tap()
    await expect(titleOf(page, 'Window')).toBeAttached()
    await expect.poll(() => addressOf(page)).toBe('api/window#minimise')
    await button(page).tap()
    await options(page).getByText('minimise', { exact: true }).tap()
    await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#minimise`)
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toBeHidden()
  })
})

test('Q8 the page that was found has the words marked, until the reader moves on, and in a new tab (W21); recent searches are offered', async ({
  quietPage: page,
  context,
}) => {
  await visit(page, 'api/timer')
  await search(page, 'setframe')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  await options(page).first().click()
  await expect(titleOf(page, 'Window')).toBeAttached()
  await expect(page.locator('#setframe')).toBeInViewport()
  await expect.poll(() => marked(page)).toEqual(['setframe'])
  await test.step('recent searches stay in this browser, and are forgotten on request', async () => {
    await page.keyboard.press('/')
    const recent = page.getByRole('group', { name: 'Recent searches' })
    await expect(recent.getByRole('option')).toHaveText(['setframe'])
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('setframe')
    await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
    await field(page).fill('')
    await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(recent).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('docgen.search.recent'))).toBeNull()
  })
  await field(page).fill('minimise')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#minimise`)
  await page.keyboard.press('Enter')
  await expect.poll(() => marked(page)).toContain('minimise')
  await expect(page.getByRole('article').locator('mark')).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(titleOf(page, 'Timer')).toBeVisible()
  await expect.poll(() => marked(page)).toEqual([])
  await test.step('W21 Ctrl opens a hit in a new tab, by click and by Enter', async () => {
    const expectTab = async (open: () => Promise<void>) => {
      const opening = context.waitForEvent('page')
      await open()
      const opened = await opening
      await expect(titleOf(opened, 'Window')).toBeAttached()
      await expect.poll(() => marked(opened)).toEqual(['setframe'])
      await expect.poll(() => addressOf(opened)).toBe('api/window#setframe')
      await expect.poll(() => scrollOf(opened)).toBeGreaterThan(0)
      await opened.close()
      await page.bringToFront()
    }
    await search(page, 'setframe')
    await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
    await expectTab(() => options(page).first().click({ modifiers: ['Control'] }))
    await expectTab(() => field(page).press('Control+Enter'))
    await expect.poll(() => addressOf(page)).toBe('api/timer')
    await expect.poll(() => marked(page), 'this tab stays as it is').toEqual([])
  })
})

test('?q= in the address opens the search; the search page lists all results and can be shared; X1 axe finds nothing wrong with it, dark', async ({
  quietPage: page,
}) => {
  await visit(page, 'api/timer?q=window')
  await expect(field(page)).toHaveValue('window')
  await expect(options(page).first()).toHaveAttribute('href', `${basePath}api/window`)
  await options(page).filter({ hasText: 'See all' }).click()
  await expect(titleOf(page, 'Search the documentation')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('search?q=window')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('window')
  const results = page.getByRole('main').getByRole('link')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d\d documents found$/)
  await expect(results.first()).toHaveAttribute('href', `${basePath}api/window`)
  await expect.poll(() => results.count()).toBeGreaterThan(40)
  await box.fill('setframe')
  await expect(results.first()).toHaveAttribute('href', `${basePath}api/window#setframe`)
  await expect.poll(() => addressOf(page)).toBe('search?q=setframe')
  await visit(page, 'search?q=homebrew')
  await expect(results.first()).toHaveAttribute('href', `${basePath}getting-started/loading#with-homebrew`)
  await expect(dialog(page)).toBeHidden()
  await expectNoViolations(page, 'dark')
  await test.step('W21 Ctrl opens a result in a new tab', async () => {
    const opening = page.context().waitForEvent('page')
    await results.first().click({ modifiers: ['Control'] })
    const opened = await opening
    await expect.poll(() => addressOf(opened)).toBe('getting-started/loading#with-homebrew')
    await opened.close()
    await page.bringToFront()
  })
  await results.first().click()
  await expect(titleOf(page, 'Installing and loading')).toBeAttached()
  await expect.poll(() => marked(page)).toEqual(['homebrew'])
})

