import { gzipSync } from 'node:zlib'
import { expect, hydrated, test } from './site'

const kilobyte = 1024

test('a first visit stays within its budget', async ({ quietPage: page }) => {
  const bodies: { url: string; type: string; size: number }[] = []
  page.on('response', async (response) => {
    const body = await response.body()
    const type = response.request().resourceType()
    bodies.push({ url: response.url(), type, size: gzipSync(body, { level: 9 }).length })
  })
  await page.goto('api/window')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const total = (wanted: (body: { url: string; type: string }) => boolean) =>
    bodies.filter(wanted).reduce((sum, body) => sum + body.size, 0)
  const scripts = total(({ url, type }) => type === 'script' && !url.includes('/react-'))
  const styles = total(({ type }) => type === 'stylesheet')
  const first = bodies.filter(({ type }) => type !== 'fetch')
  expect(scripts).toBeLessThanOrEqual(20 * kilobyte)
  expect(styles).toBeLessThanOrEqual(15 * kilobyte)
  expect(first.length).toBeLessThanOrEqual(8)
})
