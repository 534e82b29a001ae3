import { gzipSync } from 'node:zlib'
import { awake, choices, expect, sidebarLink, test, titleOf, visit } from '../site'
import { expectNoShifts, shiftsOf, unsteady } from '../shifts'

const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length

// internal/weight_test.go adds up what each page names. Here is what a browser asks for.
test('X3 X5 a visit loads what the page names, a second page costs its document alone, and nothing comes from elsewhere', async ({
  quietPage: page,
  context,
}) => {
  let asked: { url: URL; type: string }[] = []
  const sizes: Promise<number>[] = []
  const origins = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    asked.push({ url, type: request.resourceType() })
    origins.add(url.origin)
  })
  page.on('response', (response) => sizes.push(response.body().then(gzipped)))
  await visit(page, 'getting-started/introduction')
  const origin = new URL(page.url()).origin
  await test.step('the first visit', async () => {
    await expect(page.locator('.markdown img:visible').first()).toHaveJSProperty('complete', true)
    const paths = asked.filter(({ type }) => type !== 'image').map(({ url }) => url.pathname)
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="modulepreload"]')]
        .map((link) => link.href)
        .concat([...document.scripts].map((script) => script.src))
        .flatMap((address) => (address ? [new URL(address).pathname] : [])),
    )
    expect(new Set(paths)).toEqual(new Set(['/phoenix/getting-started/introduction', ...named]))
    expect(new Set(paths).size).toBe(paths.length)
    await expect(page.locator('head link[rel="stylesheet"], head script[src]:not([data-docgen])'), 'only the document blocks').toHaveCount(0)
    const pictures = asked.filter(({ url }) => /\/assets\/images\//.test(url.pathname))
    expect(pictures.length).toBeGreaterThan(0)
    const sum = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(sum).toBeLessThanOrEqual(120 * 1024)
    await expect.poll(() => choices(page)).toEqual([])
  })
  await test.step('a second page', async () => {
    await page.evaluate(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await awake(page)
    await expect(page.getByRole('combobox', { name: 'I use version' })).toBeVisible()
    asked = []
    await sidebarLink(page, 'Logging and debugging').dispatchEvent('click', { button: 0 })
    await expect(titleOf(page, 'Logging and debugging')).toBeVisible()
    // The browser requests the icon again when the head changes; that request has the type "other".
    const data = asked.filter(({ type }) => type !== 'other').map(({ url }) => url.href)
    expect(data).toEqual([`${origin}/phoenix/getting-started/logging-and-debugging`])
  })
  await test.step('the button for the color mode', async () => {
    await page.getByRole('button', { name: /^Switch (between|to) / }).click()
    await expect.poll(() => choices(page)).toEqual(['theme'])
    await expect.poll(() => context.cookies()).toEqual([])
    expect([...origins]).toEqual([origin])
  })
})

test('X3 nothing moves while a page loads', async ({ quietPage: page }) => {
  // Images, code and tabs, each in one width at least; weight.all.spec.ts has all of them in all.
  await expectNoShifts(page, 1440, unsteady.slice(1))
  await expectNoShifts(page, 390, unsteady.slice(0, 2))
  await page.evaluate(() => document.body.prepend(document.createElement('hr')))
  await expect.poll(() => shiftsOf(page), 'a late shift is seen').toHaveLength(1)
})
