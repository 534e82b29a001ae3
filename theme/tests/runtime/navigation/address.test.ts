import { expect, test } from '@playwright/test'
import { anchorOf, isPage, pageKey } from '../../../runtime/navigation/address'

const names = [
  { name: 'as it is', path: '/phoenix/api/window', want: '/phoenix/api/window' },
  { name: 'with a slash', path: '/phoenix/api/window/', want: '/phoenix/api/window' },
  { name: 'R10: as a file', path: '/phoenix/api/window.html', want: '/phoenix/api/window' },
  {
    name: 'R10: as the file of a folder',
    path: '/phoenix/api/window/index.html',
    want: '/phoenix/api/window',
  },
  { name: 'the home page', path: '/phoenix/', want: '/phoenix' },
  { name: 'the home page as a file', path: '/phoenix/index.html', want: '/phoenix' },
  { name: 'the home page of a site at the root', path: '/', want: '' },
  { name: 'the case is kept', path: '/phoenix/API/window', want: '/phoenix/API/window' },
  { name: 'a name that only ends alike', path: '/phoenix/myindex.html', want: '/phoenix/myindex' },
]

for (const { name, path, want } of names) {
  test(`page key: ${name}`, () => {
    expect(pageKey(path)).toBe(want)
  })
}

const scope = { origin: 'https://docs.example', base: '/phoenix/', foreign: ['/phoenix/fr/'] }
const addresses = [
  { name: 'a page', url: 'https://docs.example/phoenix/api/window', want: true },
  {
    name: 'a page with a version in its path',
    url: 'https://docs.example/phoenix/changes/3.0.0',
    want: true,
  },
  { name: 'a page as a file', url: 'https://docs.example/phoenix/api/window.html', want: true },
  { name: 'home', url: 'https://docs.example/phoenix/', want: true },
  { name: 'home without its slash', url: 'https://docs.example/phoenix', want: true },
  { name: 'W24: a static file', url: 'https://docs.example/phoenix/files/types.d.ts', want: false },
  { name: 'W24: an image', url: 'https://docs.example/phoenix/img/a.PNG', want: false },
  { name: 'another site below the same origin', url: 'https://docs.example/phoenixes/', want: false },
  { name: 'another origin', url: 'http://docs.example/phoenix/', want: false },
  { name: 'mail', url: 'mailto:phoenix@docs.example', want: false },
  { name: 'another language', url: 'https://docs.example/phoenix/fr/api/window', want: false },
  {
    name: 'a page whose name begins like a language',
    url: 'https://docs.example/phoenix/french',
    want: true,
  },
]

for (const { name, url, want } of addresses) {
  test(`is a page: ${name}`, () => {
    expect(isPage(new URL(url), scope)).toBe(want)
  })
}

test('a base with a dot is no file name', () => {
  expect(
    isPage(new URL('https://a.example/site.io/'), {
      ...scope,
      origin: 'https://a.example',
      base: '/site.io/',
      foreign: [],
    }),
  ).toBe(true)
})

test('W12: an anchor is decoded, and a malformed anchor stays the same', () => {
  const anchors = ['#caf%C3%A9', '#%', '', '#'].map((hash) => anchorOf(new URL(hash, 'https://a.example/x')))
  expect(anchors).toEqual(['café', '%', '', ''])
})
