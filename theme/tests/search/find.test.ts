import { expect, test } from '@playwright/test'
import { english } from '../../search/language'
import { synonymsOf } from '../../search/synonyms'
import { siteOf } from './searchedSite'

const record = (title: string, url: string, text: string) => ({
  title,
  pageTitle: url.startsWith('/window') ? 'Window' : url.startsWith('/keys') ? 'Keys' : 'Event',
  url,
  text,
})

const records = [
  record('Event', '/event', 'An event tells that something happened: windowDidOpen, screensDidChange.'),
  record('Window', '/event#window', 'Window events: windowDidOpen windowDidClose windowDidMove.'),
  record('Window', '/window', 'A window of an app. Use <b> to say "bold" and setFrame to move it.'),
  record('setFrame', '/window#frame', 'Window.setFrame({ x: 0 }) moves and resizes. A running window stays.'),
  record('Focus', '/window#focus', 'Gives a window the focus.'),
  record('Keys', '/keys', 'The names of all that can be pressed. 日本語の鍵'),
  record('On and off', '/keys#on', 'Ends a binding.'),
]

const { search, find } = siteOf(records)

const urls = async (query: string) =>
  (await search(query)).groups.map((group) => [group.title, ...group.hits.map((hit) => hit.url)])

test('results come by page, the best page first, with its sections', async () => {
  expect((await urls('setframe'))[0]).toEqual(['Window', '/window#frame', '/window'])
  expect((await search('focus')).groups[0]).toMatchObject({
    url: '/window',
    trail: 'API',
    hits: [{ kind: 'section' }],
  })
})

test('Q4: the beginning of the last word is enough', async () => {
  expect(await urls('windowdid')).toEqual([['Event', '/event#window', '/event']])
  expect((await urls('gives foc'))[0]?.[1]).toBe('/window#focus')
})

test('a name is found by its parts, and by itself behind a dot', async () => {
  expect((await urls('frame'))[0]?.[1]).toBe('/window#frame')
  expect((await urls('Window.setFrame'))[0]?.[1]).toBe('/window#frame')
  expect((await urls('window.setFr'))[0]).toContain('/window#frame')
})

test('W20: the page of a name comes before a section of that name', async () => {
  expect((await urls('window'))[0]?.[1]).toBe('/window')
})

test('a query finds other forms of its words, also while the reader types an ending', async () => {
  expect((await urls('run'))[0]).toEqual(['Window', '/window#frame'])
  expect((await urls('resizin'))[0]).toEqual(['Window', '/window#frame'])
})

test('W20: one slip is forgiven in a longer word that is not known', async () => {
  expect(await urls('fokus')).toEqual([['Window', '/window#focus']])
  expect((await urls('windwo'))[0]?.[0]).toBe('Window')
  expect((await urls('setFrmae'))[0]?.[1]).toBe('/window#frame')
  expect(await urls('run')).not.toEqual([])
  expect((await search('fxo')).groups).toEqual([])
})

test('W20: punctuation is no word, and common words count when there are no others', async () => {
  expect((await search('"window" <b>')).groups.length).toBeGreaterThan(0)
  expect((await search('!?* ~^: +')).groups).toEqual([])
  expect((await search('')).groups).toEqual([])
  expect((await urls('on and off'))[0]).toEqual(['Keys', '/keys#on'])
})

test('text without spaces is found by any stretch of it', async () => {
  expect(await urls('本語')).toEqual([['Keys', '/keys']])
  expect(await urls('鍵')).toEqual([['Keys', '/keys']])
})

test('what has all words comes before what has one of them more often', async () => {
  expect((await urls('window focus'))[0]?.[1]).toBe('/window#focus')
})

test('a word finds what its synonyms find', async () => {
  const synonyms = synonymsOf(
    [
      ['Spotlight', 'focus'],
      ['ends', 'stops'],
    ],
    english,
  )
  const found = await find('spotlight', synonyms)
  expect(found.groups.map((group) => group.hits[0]?.url)).toEqual(['/window#focus'])
  expect((await search('spotlight')).groups).toEqual([])
})

for (const { name, query, first, pages } of [
  { name: 'a word for several', query: 'relocates', first: '/window#frame', pages: 1 },
  { name: 'several words for one', query: 'place anew', first: '/event', pages: 1 },
  { name: 'several words for several', query: 'alter its extent', first: '/window#frame', pages: 1 },
  { name: 'words in another order', query: 'extent alter', first: undefined, pages: 0 },
]) {
  test(`phrases mean the same: ${name}`, async () => {
    const synonyms = synonymsOf(
      [
        ['relocate', 'move and resize', 'alter its extent'],
        ['keyboard window', 'place anew', 'event'],
      ],
      english,
    )
    const found = await find(query, synonyms)
    expect(found.groups[0]?.hits[0]?.url).toBe(first)
    expect(found.pages).toBe(pages)
  })
}

test('a query without results suggests names with the same beginning', async () => {
  expect(await search('zebra')).toEqual({ groups: [], pages: 0, suggestions: [], popular: [] })
  expect((await search('winxyz')).suggestions).toEqual(['Window'])
})

test('a hit tells what to mark in its page', async () => {
  const hit = (await search('frame')).groups[0]?.hits[0]
  expect(hit?.title).toEqual([
    { text: 'set', marked: false },
    { text: 'Frame', marked: true },
  ])
  expect(hit?.words).toEqual(['Frame'])
})
