import { expect, test } from '@playwright/test'
import { docsAt, isNewer, versionIn } from '../../runtime/releases'

test('versions are compared number by number', () => {
  for (const [version, than, want] of [
    ['5.0.0', '4.0.1', true],
    ['2.10', '2.9', true],
    ['2.9', '2.10', false],
    ['2.6.3', '2.6', true],
    ['3.0', '3', false],
    ['3', '3.0.0', false],
    ['4.0.1', '4.0.1', false],
  ] as const) {
    expect(isNewer(version, than), `${version} ${than}`).toBe(want)
  }
})

test('a badge says its version in any language', () => {
  expect(versionIn('Since 2.6.3')).toBe('2.6.3')
  expect(versionIn('2.6 以降')).toBe('2.6')
  expect(versionIn('Seit 4')).toBe('4')
  expect(versionIn('new')).toBeUndefined()
})

test('a page belongs to the docs with the longest base', () => {
  const docs = ['', '/guide', '/guide/2.0'].map((base) => ({ id: base, base, releases: [], since: {} }))
  expect(docsAt('/guide/2.0/setup', docs)?.id).toBe('/guide/2.0')
  expect(docsAt('/guide', docs)?.id).toBe('/guide')
  expect(docsAt('/guides', docs)?.id).toBe('')
})
