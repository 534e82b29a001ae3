import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openFile, startWorkbench, writeSite } from './workbench'

const images = join(import.meta.dirname, '../../editors/vscode/images')

const files = {
  'docgen.yaml': 'title: Acme Sync\nurl: https://example.org\n',
  'content/index.md': `---
title: Acme Sync
description: Keep the folders of all your devices in step.
---

# Acme Sync

Acme Sync keeps the folders of all your devices in step. :badge[New]{.tip}

:::tip[Start here]{#start}
First, [install it](instal.md) on each device.
:::

::::tabs{group="system"}
:::tab{label="macOS"}
Press [[Cmd+S]].
:::
::::

Next, see [how it works]()`,
  'content/install.md':
    '---\ntitle: Install Acme Sync\n---\n\n## On macOS\n\nDownload it.\n\n## On Windows\n\nRun it.\n',
  'content/conflicts.md': '---\ntitle: Solve conflicts\n---\n\n## Keep both files\n\nCopy one.\n',
}

// The images of the extension's README. "make screenshots" takes them.
for (const [name, theme] of [
  ['light', 'Default Light Modern'],
  ['dark', 'Default Dark Modern'],
] as const) {
  test(`the image ${name}`, async ({ browser }) => {
    const folder = await writeSite(files, join(import.meta.dirname, '../../bin/docgen'))
    const code = await startWorkbench(theme)
    const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, deviceScaleFactor: 2 })
    await code.open(page, folder)
    await openFile(page, 'content/index.md')
    await page.locator('[id="docgen-cli.docgen.docgen.problems"]').click() // lists the problems below the text
    await expect(page.getByText('no page "instal.md"').first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+1') // back to the text
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ControlOrMeta+Space')
    await expect(page.locator('.suggest-widget')).toContainText('install.md')
    await page.mouse.move(500, 5)
    await mkdir(images, { recursive: true })
    await page.screenshot({ path: join(images, `${name}.png`), animations: 'disabled', caret: 'initial' })
    await page.close()
    await code.close()
    await rm(folder, { recursive: true })
  })
}
