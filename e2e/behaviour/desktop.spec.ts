import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { awake, basePath, expect, setMode, test, visit } from '../site'

const leftHalf = /TextEdit “Letter” \(focused\): left half;/

/** Whether a violation is not of a rule for whole pages. */
const isOfFrames = (violation: string) => !/^(landmark-one-main|page-has-heading-one|region):/.test(violation)

/** Opens the desktop of the first recipe. */
async function tryFirstRecipe(page: Page) {
  await visit(page, `${basePath}getting-started/introduction`)
  await awake(page)
  const recipe = page.locator('[data-playground]', { hasText: 'snapToHalf' })
  await recipe.getByRole('button', { name: 'Try it' }).click()
  const frame = page.frameLocator('iframe[title="Result of the code"]')
  return {
    frame,
    desktop: frame.getByRole('img', { name: /^Simulated desktop/ }),
    key: (name: string) => frame.getByRole('button', { name }),
  }
}

test('a recipe runs on a simulated desktop, whose buttons and keys move the focused window, at once without motion', async ({
  page,
}) => {
  const { desktop, frame, key } = await tryFirstRecipe(page)
  const window = frame.locator('[data-focused][visibility=visible]')
  await window.evaluate((element) => {
    const places = new Set<string | null>()
    new MutationObserver(() => {
      places.add(element.getAttribute('transform'))
      element.setAttribute('data-places', String(places.size))
    }).observe(element, { attributeFilter: ['transform'] })
  })
  await key('control option left').click()
  await expect(window).toHaveAttribute('transform', 'translate(0 26)')
  await expect(window).toHaveAttribute('data-places', '1')
  await expect(desktop).toHaveAccessibleName(leftHalf)
  await expect(frame.getByRole('status')).toHaveText('TextEdit: left half')
  await page.keyboard.press('Control+Alt+ArrowUp')
  await expect(frame.getByRole('status')).toHaveText('TextEdit: upper half')

  const content = await (await frame.locator('body').elementHandle())?.ownerFrame()
  for (const mode of ['light', 'dark']) {
    await setMode(page, mode)
    await expect(frame.locator('.desktop')).toHaveAttribute('data-mode', mode)
    await expect.poll(async () => content && (await violations(content)).filter(isOfFrames)).toEqual([])
  }
})
