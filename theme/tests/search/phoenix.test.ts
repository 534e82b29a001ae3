import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { SearchManifest, SearchRecord } from '../../contract'
import { fileOf, searchOf } from './phoenixSite'

const json = async <T>(url: string): Promise<T> => (await fileOf(url)).json()
const manifestOf = () => json<SearchManifest>('/phoenix/search.json')

test('Q1 K6 the search files carry the time of their content, and one small file names them', async () => {
  const manifest = await manifestOf()
  expect(manifest.docs).toMatch(/^\/phoenix\/search-doc-\d{13}\.json$/)
  expect(manifest.index).toMatch(/^\/phoenix\/lunr-index-\d{13}\.json$/)
  expect(existsSync('dist/search-doc.json') || existsSync('dist/lunr-index.json')).toBe(false)
})

test('Q2 K1 W20 every route and every section can be found, the home page and opening texts included', async () => {
  const records = await json<SearchRecord[]>((await manifestOf()).docs)
  const routes = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => file.replace(/\/?index\.html$/, ''))
    .filter((route) => route !== 'search')
  const pages = records.filter(({ url }) => !url.includes('#'))
  expect(pages.map(({ url }) => url).sort()).toEqual(routes.map((route) => `/phoenix/${route}`).sort())
  for (const route of routes) {
    const html = await (await fileOf(`/phoenix/${route === '' ? '' : `${route}/`}index.html`)).text()
    const sections = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map((match) => match[1])
    const found = records.filter(({ url }) => url.startsWith(`/phoenix/${route}#`))
    expect(found.map(({ url }) => url.replace(/.*#/, ''))).toEqual(sections)
  }
  expect(pages.find(({ url }) => url.endsWith('/api/window'))?.text).toContain('Window')
  expect(records.filter(({ text }) => /<\/?\w+>/.test(text) && /&lt;|<p>/.test(text))).toEqual([])
})

test('Q3 the index is one of lunr 2.3.9, over titles, keywords and texts', async () => {
  const index = await json<{ version: string; fields: string[] }>((await manifestOf()).index)
  expect(index.version).toBe('2.3.9')
  expect([...index.fields].sort()).toEqual(['heading', 'keywords', 'text', 'title'])
})

/** Queries, and where their first results must be. */
const found: { query: string; first?: string; among?: string; why: string }[] = [
  { query: 'window', first: 'api/window', why: 'the page of that name comes first' },
  { query: 'Window.focused', first: 'api/window#windowfocused', why: 'a method by its whole name' },
  { query: 'homebrew', first: '#with-homebrew', why: 'the home page is searched' },
  { query: 'windowDidMinimise', among: 'api/events', why: 'items of lists are words of their own' },
  { query: 'appDidActivate', among: 'api/events', why: 'items of lists are words of their own' },
  { query: 'frame', among: 'api/window#setframe', why: 'a part of a name finds the name' },
  { query: '"window"', first: 'api/window', why: 'quotes are no part of a word' },
  { query: '<b>window</b>', among: 'api/window', why: 'brackets are no part of a word' },
  { query: 'windwo', among: 'api/window', why: 'two letters that changed places' },
  { query: 'setFrme', among: 'api/window#setframe', why: 'a letter that is missing' },
  { query: 'app', first: 'api/app', why: 'the page of that name comes first' },
  { query: 'key', first: 'api/key', why: 'the page of that name comes first' },
  { query: 'timers', first: 'api/timer', why: 'another form of the word' },
  { query: 'tim', among: 'api/timer', why: 'the beginning of a word' },
]

test('Q4 W20 what readers type finds what they look for; more of it stands in relevance.ts', async () => {
  const search = await searchOf({ pages: 5, hitsPerPage: 3 })
  for (const { query, first, among, why } of found) {
    const paths = await search(query)
    if (first !== undefined) {
      expect(paths[0], `${query}: ${why}`).toBe(first)
    }
    if (among !== undefined) {
      const plain = (path: string) => (among.includes('#') ? path : path.replace(/#.*/, ''))
      expect(paths.map(plain), `${query}: ${why}`).toContain(among)
    }
  }
})

test('W20 the opening text of a page is found, and no section crowds out the others', async () => {
  const search = await searchOf({ pages: 5, hitsPerPage: 3 })
  expect((await search('floating panel'))[0]).toBe('api/modal')
  const paths = await search('window')
  expect(paths[0]).toBe('api/window')
  expect(new Set(paths).size).toBe(paths.length)
})
