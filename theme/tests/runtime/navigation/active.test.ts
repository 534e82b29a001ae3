import { expect, test } from '@playwright/test'
import type { Active } from '../../../contract'
import { isActive } from '../../../runtime/navigation/active'
import { pageAt } from '../testData'

const page = { ...pageAt('/phoenix/api/window'), sidebar: { id: 'docs', items: [] } }

const cases: { name: string; active?: Active; href: string; want: boolean }[] = [
  { name: 'the page itself', href: '/phoenix/api/window', want: true },
  { name: 'the page itself with a slash', href: '/phoenix/api/window/', want: true },
  { name: 'an anchor of the page', href: '/phoenix/api/window#frame', want: true },
  { name: 'a page above', href: '/phoenix/api', want: true },
  { name: 'a page whose name begins alike', href: '/phoenix/api/win', want: false },
  { name: 'another page', href: '/phoenix/api/modal', want: false },
  { name: 'never', active: { never: true }, href: '/phoenix/api/window', want: false },
  { name: 'exact, the page itself', active: { exact: true }, href: '/phoenix/api/window', want: true },
  { name: 'exact, a page above', active: { exact: true }, href: '/phoenix/api', want: false },
  { name: 'base path, below it', active: { basePath: '/phoenix/api' }, href: '/phoenix/x', want: true },
  {
    name: 'base path, elsewhere',
    active: { basePath: '/phoenix/blog' },
    href: '/phoenix/api/window',
    want: false,
  },
  { name: 'pattern, case ignored', active: { pattern: '/API/win' }, href: '/phoenix/x', want: true },
  { name: 'pattern, no match', active: { pattern: '^/api' }, href: '/phoenix/api/window', want: false },
  { name: 'the sidebar of the page', active: { sidebar: 'docs' }, href: '/phoenix/x', want: true },
  { name: 'another sidebar', active: { sidebar: 'tutorial' }, href: '/phoenix/api/window', want: false },
]

for (const { name, active = {}, href, want } of cases) {
  test(`N7: active on ${name}: ${want}`, () => {
    expect(isActive({ active, href }, page)).toBe(want)
  })
}

test('N7: no sidebar is not that of a page without one', () => {
  expect(isActive({ active: { sidebar: 'docs' }, href: '/' }, pageAt('/phoenix/'))).toBe(false)
})

test('W16: a pattern that is none says so', () => {
  expect(() => isActive({ active: { pattern: '[' }, href: '/' }, page)).toThrow(/\[/)
})
