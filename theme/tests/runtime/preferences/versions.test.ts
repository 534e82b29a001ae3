import { expect, test } from '@playwright/test'
import type { Version } from '../../../contract'
import type { SafeStorage } from '../../../runtime/preferences/storage'
import { forgetUnknownVersions, linkIn, pathIn } from '../../../runtime/preferences/versions'
import { pageAt } from '../testData'

test('V2: preferences for versions that no longer exist are removed, others stay', () => {
  const values = new Map<string, string | null>([
    ['docs-preferred-version-default', '9.9'],
    ['docs-preferred-version-api', '1.0'],
  ])
  const storage: SafeStorage = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    subscribe: () => () => {},
  }
  const versions = [{ name: '1.0', label: '1.0', isLast: true, home: '/', base: '' }]
  forgetUnknownVersions(
    ['default', 'api', 'other'].map((id) => ({ id, versions })),
    storage,
  )
  expect([...values]).toEqual([
    ['docs-preferred-version-default', null],
    ['docs-preferred-version-api', '1.0'],
  ])
})

const version = (name: string, home: string, base: string): Version => ({
  name,
  label: name,
  isLast: name === '2.0',
  home,
  base,
})
const last = version('2.0', '/x/', '/x')
const old = version('1.0', '/x/1.0', '/x/1.0')
const intro = version('0.9', '/x/0.9/intro', '/x/0.9')

// internal/frontend/contract/version_test.go has the same cases: Go applies the rule as well.
const places: [name: string, from: Version, to: Version, path: string, want: string][] = [
  ['a page', last, old, '/x/guide/setup', '/x/1.0/guide/setup'],
  ['back', old, last, '/x/1.0/guide/setup', '/x/guide/setup'],
  ['a home page with a slash', last, old, '/x/', '/x/1.0'],
  ['a home page without one', old, last, '/x/1.0', '/x/'],
  ['a home page that is not at the root', old, intro, '/x/1.0', '/x/0.9/intro'],
  ['the same version', old, old, '/x/1.0/guide', '/x/1.0/guide'],
]

for (const [name, from, to, path, want] of places) {
  test(`V3: where a page is in another version: ${name}`, () => {
    expect(pathIn(from, to, path)).toBe(want)
  })
}

test('V3: a page names the versions in which it is elsewhere, or is not at all', () => {
  const others = [{ name: '0.9', href: '/x/0.9/guide', missing: true }]
  const page = {
    ...pageAt('/x/1.0/guide/setup'),
    version: { name: '1.0', label: '1.0', badge: true, banner: 'none' as const, others },
  }
  expect([last, old, intro].map((to) => linkIn(to, page, old))).toEqual([
    { href: '/x/guide/setup' },
    { href: '/x/1.0/guide/setup' },
    others[0],
  ])
  expect(linkIn(old, pageAt('/x/releases')), 'a page outside the docs').toEqual({ href: '/x/1.0' })
})
