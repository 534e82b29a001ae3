import { expect, test } from '@playwright/test'
import type { SafeStorage } from '../../runtime/storage'
import { forgetUnknownVersions } from '../../runtime/versions'

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
