import type { Locator, Page } from '@playwright/test'
import { servers } from '../servers'
import { expect, test, visit } from '../site'

const fixture = servers.fixture.url

/** Number of pixels of an element, without its border, that differ from the background. */
async function ink(element: Locator): Promise<number> {
  const picture = [...(await element.screenshot({ animations: 'disabled' }))]
  return element.page().evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const { width, height } = bitmap
    const drawing = new OffscreenCanvas(width, height).getContext('2d')
    drawing?.drawImage(bitmap, 0, 0)
    const frame = 6
    const { data = new Uint8ClampedArray() } =
      drawing?.getImageData(frame, frame, width - 2 * frame, height - 2 * frame) ?? {}
    let different = 0
    for (let place = 0; place < data.length; place += 4) {
      const distance = [0, 1, 2].map((part) => Math.abs((data[place + part] ?? 0) - (data[part] ?? 0)))
      different += Math.max(...distance) > 80 ? 1 : 0
    }
    return different
  }, picture)
}

/** Expects an action to change how an element looks. */
async function expectToLookDifferent(element: Locator, after: () => Promise<void>) {
  const before = await element.screenshot({ animations: 'disabled' })
  await after()
  expect(
    before.equals(await element.screenshot({ animations: 'disabled' })),
    `${element} looks different`,
  ).toBe(false)
}

async function force(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
}

for (const mode of ['light', 'dark'] as const) {
  test(`in forced ${mode} colours, buttons that are an icon alone can be seen`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await force(page, mode)
    await visit(page, `${fixture}writing/code`)
    const block = page.locator('.code-block').filter({ hasText: 'docker run' }).last()
    await block.hover()
    const copy = block.getByRole('button', { name: 'Copy code' })
    const wrap = block.getByRole('button', { name: 'Toggle word wrap' })
    expect(await ink(copy)).toBeGreaterThan(20)
    expect(await ink(wrap)).toBeGreaterThan(20)
    await copy.click()
    const done = block.getByRole('button', { name: 'Copied' })
    await expect(done).toBeVisible()
    await expectToLookDifferent(wrap, () => wrap.click())
    const highlighted = page.locator('.highlighted').first()
    await expectToLookDifferent(highlighted, () =>
      highlighted.evaluate((line) => line.classList.remove('highlighted')),
    )
    await page.setViewportSize({ width: 390, height: 800 })
    for (const name of ['Search', 'Toggle navigation bar']) {
      expect(await ink(page.getByRole('banner').getByRole('button', { name })), name).toBeGreaterThan(20)
    }
    await visit(page, `${fixture}writing/boxes`)
    for (const title of await page.locator('.admonition-title:visible').all()) {
      await title.evaluate((element) => element.replaceChildren('\u00a0'))
      expect(await ink(title), 'the icon of a box').toBeGreaterThan(20)
    }
  })
}

test('in forced colours, what is selected, current or focused can be told from the rest', async ({
  page,
}) => {
  await force(page, 'light')
  await visit(page, `${fixture}writing/tabs`)
  const tab = page.getByRole('tab').first()
  await expectToLookDifferent(tab, async () => {
    await page.getByRole('tab').nth(1).click()
    await page.mouse.move(0, 0)
  })
  const current = page.getByRole('banner').getByRole('link', { name: 'This version' })
  await expectToLookDifferent(page.getByRole('banner'), () =>
    current.evaluate((link) => link.removeAttribute('aria-current')),
  )
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('text')
  const option = page.getByRole('option').first()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expectToLookDifferent(option, () => page.keyboard.press('ArrowDown'))
  await visit(page, `${fixture}guide/features`)
  const item = page.getByRole('complementary').getByRole('link', { name: 'Features' })
  await expectToLookDifferent(item, () => item.evaluate((link) => link.removeAttribute('aria-current')))
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await expect(toc.locator('[data-seen="first"]')).toBeVisible()
  await expectToLookDifferent(toc, () =>
    toc
      .locator('ul')
      .first()
      .evaluate((list) => {
        for (const link of list.querySelectorAll('a')) {
          link.removeAttribute('data-seen')
        }
      }),
  )
})
