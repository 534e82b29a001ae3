import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openFile, runCommand, startWorkbench, type Workbench, writeSite } from './workbench'

const files = {
  'docgen.yaml': 'title: Docs\nurl: https://example.org\n',
  'content/index.md': '# Home\n\nSee [the setup](setp.md) :badge[new]{.tip}.\n\n:::note[Title]\nText\n:::\n',
  'content/setup.md': '# Setup\n\n## On Windows\n\nText.\n\n## On macOS\n\nText.\n',
}

let code: Workbench
let folder: string

test.beforeAll(async () => {
  code = await startWorkbench()
})
test.beforeEach(async () => {
  folder = await writeSite(files)
})
test.afterEach(() => rm(folder, { recursive: true }))
test.afterAll(() => code.close())

test('VS Code shows problems, fixes them, highlights directives and follows the cursor in the preview', async ({
  page,
}) => {
  await code.open(page, folder)
  await openFile(page, 'content/index.md')
  await expect(status(page)).toContainText('docgen 1')
  await expect(page.locator('.squiggly-error')).toHaveCount(1)

  await test.step('directives have colors of their own', async () => {
    const colors = await page
      .locator('.view-line', { hasText: ':::note' })
      .locator('span span')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color))
    expect(new Set(colors).size).toBeGreaterThan(2)
  })

  await test.step('the preview has the page, in a frame that VS Code allows', async () => {
    await runCommand(page, 'docgen: Open Preview to the Side')
    await expect(preview(page).getByRole('heading', { name: '/index.md?line=0' })).toBeVisible()
  })

  await test.step('a quick fix removes the problem', async () => {
    await page.locator('.view-line', { hasText: 'setp.md' }).click()
    await page.keyboard.press('Home')
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+.')
    await page.getByText('Change to "setup.md"').waitFor()
    await page.keyboard.press('Enter')
    await expect(page.locator('.view-line', { hasText: '(setup.md)' })).toBeVisible()
    await expect(status(page)).not.toContainText('docgen 1')
  })

  await test.step('the preview shows the page of another file, and hears of the cursor', async () => {
    await openFile(page, 'content/setup.md')
    await expect(preview(page).getByRole('heading', { name: /^\/setup\.md/ })).toBeVisible()
    await page.locator('.view-line', { hasText: 'On macOS' }).click()
    await expect(preview(page).getByText('setup.md 6')).toBeVisible()
  })
})

test("docgen's own preview shows the page in the panel, and what one types", async ({ page }) => {
  const own = await writeSite(files, join(import.meta.dirname, '../../bin/docgen'))
  await code.open(page, own)
  await openFile(page, 'content/setup.md')
  await expect(status(page)).toContainText('docgen')
  await runCommand(page, 'docgen: Open Preview to the Side')
  await expect(preview(page).getByRole('heading', { name: 'On macOS' })).toBeVisible()
  await page.locator('.view-line', { hasText: 'On macOS' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' 27')
  await expect(preview(page).getByRole('heading', { name: 'On macOS 27' })).toBeVisible()
  await rm(own, { recursive: true })
})

test('docgen does not start in a workspace that nobody trusts', async ({ page }) => {
  await code.open(page, folder, false)
  await openFile(page, 'content/index.md')
  await expect(page.locator('.view-line', { hasText: ':::note' })).toBeVisible()
  await runCommand(page, 'docgen: Restart Language Server')
  await expect(status(page)).toBeHidden()
  await expect(page.locator('.squiggly-error')).toHaveCount(0)
  const written = await readdir(folder)
  expect(written).not.toContain('started')
})

/** The page in the panel: in the frame of the extension, which is in two frames of VS Code. */
function preview(page: Page) {
  return page.frameLocator('iframe.webview').frameLocator('iframe').frameLocator('iframe[title="Preview"]')
}

/** The item of the status bar. */
function status(page: Page) {
  return page.locator('[id="docgen-cli.docgen.docgen.problems"]')
}
