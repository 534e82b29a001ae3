import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { violations } from './axe'
import { type BuiltSite, docgen, openBuiltSite } from './builtSite'
import { widthOf } from './site'

const description = `openapi: 3.1.0
info: { title: Pet store, version: 1.0.0, description: All about **pets**. }
servers: [{ url: 'https://pets.example.com' }]
paths:
  /pets/{id}:
    put:
      operationId: putPet
      summary: Replace a pet
      tags: [Pets]
      parameters:
        - { name: id, in: path, required: true, description: The id of the pet., schema: { type: string, examples: [p1] } }
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/Pet' } }
      responses:
        '200': { description: The pet., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: No such pet. }
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: { type: string, description: What it is called., examples: [Rex] }
        kind: { type: string, enum: [cat, dog] }
        owner: { type: object, properties: { email: { type: string, format: email } } }
        friends: { type: array, items: { $ref: '#/components/schemas/Pet' } }
`

let site: BuiltSite

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-openapi-'))
  await writeFile(join(folder, 'pets.yaml'), description)
  await promisify(execFile)(docgen, ['openapi', 'pets.yaml', '-C', folder, '--out', 'content/api'])
  const files: Record<string, string> = {
    'docgen.yaml':
      'title: Pets\nurl: https://example.org\nthemeConfig: { colorMode: { respectPrefersColorScheme: true } }\n',
    'content/index.md': '# Home\n',
  }
  for (const file of await readdir(join(folder, 'content'), { recursive: true, withFileTypes: true })) {
    if (file.isFile()) {
      const path = join(file.parentPath, file.name)
      files[path.slice(folder.length + 1)] = await readFile(path, 'utf8')
    }
  }
  site = await openBuiltSite(files)
})

test.afterAll(() => site.close())

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages of an API are accessible and fit, ${colorScheme}`, async ({ browser }) => {
    for (const width of [390, 1440]) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
      for (const path of ['api', 'api/pets/put-pet']) {
        await page.goto(site.url + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pet store|Replace a pet/)
        expect(await violations(page), path).toEqual([])
        expect(await widthOf(page)).toBe(width)
      }
      await page.close()
    }
  })
}

test('readers find an operation with the search, and read it without JavaScript', async ({
  browser,
  page,
}) => {
  await page.goto(site.url)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('replace pet')
  await page
    .getByRole('option', { name: /Replace a pet/ })
    .first()
    .click()
  await expect(page).toHaveURL(/put-pet/)
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(page.url())
  for (const label of ['curl', 'JavaScript', 'Python', 'Go']) {
    await expect(plain.locator('.tab-title', { hasText: label }).first()).toBeVisible()
  }
  await expect(plain.getByText('What it is called.').first()).toBeVisible()
  await plain.close()
})
