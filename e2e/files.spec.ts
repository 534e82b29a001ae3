import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { servers } from './servers'
import { expect, test } from './site'

test('a page that is opened as a file says so; a copy with relative paths is readable', async ({
  page,
}, testInfo) => {
  const { basePath } = servers.fixture
  const dist = join(import.meta.dirname, '../bin/fixture/site')
  const failure = page.getByRole('alert')
  const unreadable = page.getByText('This site did not load properly because it was opened as a file.')
  await test.step('as it was built', async () => {
    await page.goto(pathToFileURL(join(dist, 'index.html')).href)
    await expect(unreadable).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expect(failure).toHaveCount(0)
  })
  await test.step('as Wget copies it', async () => {
    const copy = testInfo.outputPath('copy.html')
    const open = async (path: string) => {
      const html = await readFile(join(dist, path), 'utf8')
      await writeFile(copy, html.replaceAll(`="${basePath}`, `="${pathToFileURL(dist).href}/`))
      await page.goto(pathToFileURL(copy).href)
    }
    await open('index.html')
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    await expect(unreadable).toHaveCount(0)
    await expect(failure).toHaveCount(0)
    await open('writing/tabs/index.html')
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed')
    const panels = page.locator('.tab')
    await expect(panels.first()).toBeVisible()
    await expect(panels.last()).toBeVisible()
  })
})
