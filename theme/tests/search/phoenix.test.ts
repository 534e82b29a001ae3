import { expect, test } from '@playwright/test'
import type { SearchRecord } from '../../contract'
import { hasFile, manifest, readBuilt, searchPhoenix, urlsOf } from './phoenix'

const wanted = { pages: 5, hitsPerPage: 3 }
const records: SearchRecord[] = JSON.parse(readBuilt(manifest.docs))

/** The routes of all pages, from the sitemap. */
const routes = [...readBuilt('sitemap.xml').matchAll(/<loc>[^<]*\/phoenix\/([^<]*)<\/loc>/g)].map(
  ([, route = '']) => route,
)

test('Q1 K6: the search files carry the time of their content, and one small file names them', () => {
  expect(manifest.docs).toMatch(/^\/phoenix\/search-doc-\d{13}\.json$/)
  expect(manifest.index).toMatch(/^\/phoenix\/lunr-index-\d{13}\.json$/)
  expect(['search-doc.json', 'lunr-index.json'].filter(hasFile)).toEqual([])
})

test('Q2 K1 W20: every route and every section can be found, the home page and opening texts included', () => {
  expect(routes).toHaveLength(30)
  const pages = records.filter(({ url }) => !url.includes('#'))
  expect(pages.map(({ url }) => url).sort()).toEqual(routes.map((route) => `/phoenix/${route}`).sort())
  for (const route of routes) {
    const html = readBuilt(`${route && `${route}/`}index.html`)
    const sections = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)
    const found = records.filter(({ url }) => url.startsWith(`/phoenix/${route}#`))
    // Those that only lead to other pages are left out.
    const own = sections.filter((id) => !['see-also', 'where-to-go-next'].includes(id ?? ''))
    expect(found.map(({ url }) => url.replace(/.*#/, ''))).toEqual(own)
  }
  expect(pages.find(({ url }) => url.endsWith('/api/window'))?.text).toContain('Window')
  expect(records.filter(({ text }) => /<\/?\w+>/.test(text) && /&lt;|<p>/.test(text))).toEqual([])
})

test('Q3: the index is one of lunr 2.3.9, over titles, keywords and texts', () => {
  const { version, fields } = JSON.parse(readBuilt(manifest.index))
  expect(version).toBe('2.3.9')
  expect([...fields].sort()).toEqual(['heading', 'keywords', 'text', 'title'])
})

for (const { query, first, among, why } of [
  { query: 'window', first: 'api/window', why: 'the page of that name comes first' },
  { query: 'Window.focused', first: 'api/window#windowfocused', why: 'a method by its whole name' },
  { query: 'key features', first: '#key-features', why: 'the home page is searched' },
  { query: 'windowDidMinimise', among: /^api\/events/, why: 'items of lists are words of their own' },
  { query: 'appDidActivate', among: /^api\/events/, why: 'items of lists are words of their own' },
  { query: 'frame', among: /^api\/window#setframe$/, why: 'a part of a name finds the name' },
  { query: '"window"', first: 'api/window', why: 'quotes are no part of a word' },
  { query: '<b>window</b>', among: /^api\/window/, why: 'brackets are no part of a word' },
  { query: 'windwo', among: /^api\/window/, why: 'two letters that changed places' },
  { query: 'setFrme', among: /^api\/window#setframe$/, why: 'a letter that is missing' },
  { query: 'app', first: 'api/app', why: 'the page of that name comes first' },
  { query: 'key', first: 'api/key', why: 'the page of that name comes first' },
  { query: 'timers', first: 'api/timer', why: 'another form of the word' },
  { query: 'tim', among: /^api\/timer/, why: 'the beginning of a word' },
  { query: 'floating panel', first: 'api/modal', why: 'the opening text of a page is searched' },
]) {
  test(`Q4 W20: ${query} finds what readers look for: ${why}`, async () => {
    const found = await urlsOf(query, wanted)
    expect(first === undefined ? found : found[0]).toEqual(
      first ?? expect.arrayContaining([expect.stringMatching(among ?? '')]),
    )
    expect(new Set(found).size, 'no section crowds out the others').toBe(found.length)
  })
}

test('hits have the kinds that readers tell apart', async () => {
  const kindsOf = async (query: string) =>
    (await searchPhoenix(query, wanted)).groups.flatMap(({ hits }) => hits.map(({ kind }) => kind))
  expect(await kindsOf('setframe')).toContain('member')
  expect(await kindsOf('timer')).toContain('page')
  expect(await kindsOf('hyper key')).toContain('section')
  expect(await kindsOf('floating panel')).toContain('text')
})

test('W20: what is marked is the word that matches', async () => {
  const { groups } = await searchPhoenix('focu', wanted)
  const parts = groups.flatMap(({ hits }) => hits.flatMap(({ title, snippet }) => [...title, ...snippet]))
  const marked = parts.filter((part) => part.marked).map(({ text }) => text)
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.filter((text) => !/focu/i.test(text))).toEqual([])
})

test('Q7: when nothing is found, names that begin alike and popular pages are offered', async () => {
  const { pages, suggestions, popular } = await searchPhoenix('minxyzzy', wanted)
  expect(pages).toBe(0)
  expect(suggestions[0]).toMatch(/^minimise/)
  expect(popular.map(({ href }) => href)).toHaveLength(5)
  expect((await searchPhoenix('window', wanted)).popular).toEqual([])
})
