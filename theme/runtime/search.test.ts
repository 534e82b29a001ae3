import { expect, test } from '@playwright/test'
import lunr from 'lunr'
import type { SearchRecord } from '../contract'
import { find, mark, snippet, wordsOf } from './search'
import { createSearchLoader } from './searchLoader'

const record = (title: string, url: string, text: string): SearchRecord => ({
  title,
  pageTitle: url.startsWith('/window') ? 'Window' : 'Event',
  url,
  text,
  version: 'Next',
  trail: 'API',
})

const records = [
  record('Window', '/event#window', 'Window events: windowDidOpen windowDidClose windowDidMove.'),
  record('Event', '/event', 'An event tells that something happened: windowDidOpen, screensDidChange.'),
  record('Window', '/window', 'A window of an app. Use <b> to say "bold" and setFrame to move it.'),
  record('Frame', '/window#frame', 'Window.setFrame({ x: 0 }) moves and resizes. A running window stays.'),
  record('Focus', '/window#focus', 'Gives a window the focus.'),
]

/** The index as docgen writes it: the fields and boosts of internal/search. */
const index = lunr((builder) => {
  builder.ref('ref')
  builder.field('title', { boost: 10 })
  builder.field('keywords', { boost: 5 })
  builder.field('text')
  builder.metadataWhitelist = ['position']
  records.forEach((record, ref) => {
    builder.add({ ref, ...record })
  })
})

function search(query: string) {
  return find(lunr.Index.load(JSON.parse(JSON.stringify(index))), records, query)
}

const titles = (query: string) =>
  search(query).map((group) => [group.title, ...group.hits.map((hit) => hit.url)])

test('results come by page, the best page first, with its sections', () => {
  expect(titles('frame')[0]).toEqual(['Window', '/window#frame'])
  expect(search('focus')[0]).toMatchObject({ url: '/window', trail: 'API', hits: [{ isSection: true }] })
})

test('Q4: the beginning of a word is enough', () => {
  expect(titles('windowdid')).toEqual([['Event', '/event#window', '/event']])
})

test('W20: the page of a name comes before a section of that name', () => {
  expect(titles('window')[0]?.[1]).toBe('/window')
})

test('words are found in their other forms', () => {
  expect(titles('run')).toEqual([['Window', '/window#frame']])
})

test('W20: one letter wrong is forgiven when nothing else is found', () => {
  expect(titles('fokus')).toEqual([['Window', '/window#focus']])
  expect(titles('windwo')[0]?.[0]).toBe('Window')
})

test('W20: punctuation is no word', () => {
  expect(search('"window" <b>').length).toBeGreaterThan(0)
  expect(search('!?* ~^: +')).toEqual([])
  expect(search('')).toEqual([])
})

test('what is not there is not found', () => {
  expect(search('zebra')).toEqual([])
})

test('a name with a dot is looked for whole and by its parts', () => {
  expect(wordsOf('Window.setFrame(x)')).toEqual(['window.setframe', 'x', 'window', 'setframe'])
})

test('a text is marked where it matches', () => {
  expect(
    mark('set the frame', [
      [0, 3],
      [8, 5],
    ]),
  ).toEqual([
    { text: 'set', marked: true },
    { text: ' the ', marked: false },
    { text: 'frame', marked: true },
  ])
  expect(mark('frame', [])).toEqual([{ text: 'frame', marked: false }])
})

test('punctuation around a match is not marked', () => {
  expect(mark('use (setFrame()).', [[4, 13]])).toEqual([
    { text: 'use (', marked: false },
    { text: 'setFrame', marked: true },
    { text: '()).', marked: false },
  ])
})

test('matches that overlap are marked once', () => {
  expect(
    mark('frames', [
      [0, 5],
      [0, 6],
    ]),
  ).toEqual([
    { text: 'frame', marked: true },
    { text: 's', marked: false },
  ])
})

test('a snippet is cut between words around the first match', () => {
  const text = `${'before '.repeat(30)}match${' after'.repeat(60)}`
  const parts = snippet(text, [[210, 5]])
  const whole = parts.map((part) => part.text).join('')
  expect(whole).toMatch(/^… before before [a-z ]+ match after [a-z ]+ after …$/)
  expect(parts.filter((part) => part.marked)).toEqual([{ text: 'match', marked: true }])
  expect(whole.length).toBeLessThan(150)
})

test('a snippet of a text without spaces has an end', () => {
  expect(
    snippet('x'.repeat(1000), [[0, 1]])
      .map((part) => part.text)
      .join('').length,
  ).toBeLessThan(150)
})

test('a short text is its own snippet', () => {
  expect(snippet('Gives focus.', [])).toEqual([{ text: 'Gives focus.', marked: false }])
})

/** A loader whose files are there once isOnline says so. */
function setup(isOnline: () => boolean) {
  const asked: string[] = []
  const files: Record<string, unknown> = {
    '/search.json': { docs: '/docs.json', index: '/index.json' },
    '/docs.json': records,
    '/index.json': index,
  }
  const load = createSearchLoader({
    manifest: '/search.json',
    async fetch(url) {
      asked.push(url)
      return isOnline() ? Response.json(files[url]) : new Response('', { status: 404 })
    },
    lunr: async () => lunr,
  })
  return { load, asked }
}

test('the search files are fetched once, by the names in the manifest', async () => {
  const { load, asked } = setup(() => true)
  const [found] = await Promise.all([load(), load()])
  expect(found('focus')[0]?.title).toBe('Window')
  expect(asked).toEqual(['/search.json', '/docs.json', '/index.json'])
})

test('W21: a failure is told, and the next load tries again', async () => {
  let isOnline = false
  const { load } = setup(() => isOnline)
  await expect(load()).rejects.toThrow('/search.json: 404')
  isOnline = true
  expect((await load())('window').length).toBeGreaterThan(0)
})
