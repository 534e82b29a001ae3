import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { openBuiltSite } from './builtSite'

const files = {
  'docgen.yaml': 'title: Site\nurl: https://example.org\n',
  'content/index.md':
    '# Welcome\n\n[Second](second.md)\n\n:::code-group\n\n```sh title="one"\n1\n```\n\n```sh title="two"\n2\n```\n\n:::\n',
  'content/second.md': '# Second\n',
}

test('a page that is opened as a file says so; a copy with relative paths is readable', async ({ page }) => {
  const site = await openBuiltSite(files)
  const index = join(site.dist, 'index.html')
  const failure = page.getByRole('alert')
  const unreadable = page.getByText('This site did not load properly because it was opened as a file.')
  await test.step('as it was built', async () => {
    await page.goto(pathToFileURL(index).href)
    await expect(unreadable).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expect(failure).toHaveCount(0)
  })
  await test.step('as Wget copies it', async () => {
    const html = await readFile(index, 'utf8')
    await writeFile(index, html.replaceAll(/(href|src)="\/([^"]*)"/g, '$1="$2"'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expect(unreadable).toHaveCount(0)
    await expect(failure).toHaveCount(0)
    const panels = page.locator('.tab')
    await expect(panels).toHaveCount(2)
    await expect(panels.last()).toBeVisible()
  })
  await site.close()
})
