import { expect, test } from '@playwright/test'
import { english } from '../../search/language'
import { synonymsOf } from '../../search/synonyms'
import { siteOf } from './searchedSite'

const page = (title: string, url: string, text: string) => ({ title, pageTitle: title, url, text })

const { search, find } = siteOf([
  page('Modal', '/modal', 'A panel with a text. It has a colour.'),
  { title: 'frame()', pageTitle: 'Modal', url: '/modal#frame', text: 'The place of the panel.' },
  page('Window', '/window', 'A window belongs to an app.'),
  { title: 'frame()', pageTitle: 'Window', url: '/window#frame', text: 'The place of the window.' },
  { title: 'Window.all()', pageTitle: 'Window', url: '/window#all', text: 'Lists every window.' },
  page('Centring', '/centring', 'Puts a window into the centre of the screen.'),
  page('Sizes', '/sizes', 'A window can fill the full screen, or minimise and be a licence holder.'),
  page('Full names', '/names', 'The screen shows names in full: a keypad, a set of keys, up and down.'),
  page('Messages', '/messages', 'Phoenix writes: Warning: Key “…” not supported. It binds no other key.'),
  page('Support', '/support', 'Which key is supported, and which key of a keyboard is not.'),
  page('Registers', '/register', 'A key. The register of every key and window.'),
  page('Errors', '/errors', 'Error: Could not register key, for another app holds it.'),
  page('Toolbar', '/toolbar', 'A warning.'),
  page('Require', '/require', 'Loads another file.'),
  page('App', '/app', 'An app has the focus. The app has a window.'),
  page('Panes', '/panes', 'Parts of it.'),
  { title: 'Focus an app and its window', pageTitle: 'Panes', url: '/panes#focus', text: 'A pane.' },
  page('Macs', '/macs', 'What the system must have.'),
  { title: 'Requirements', pageTitle: 'Macs', url: '/macs#requirements', text: 'A Mac with this system.' },
])

const first = async (query: string) => (await search(query)).groups[0]?.hits[0]?.url
const urls = async (query: string) =>
  (await search(query)).groups.flatMap(({ hits }) => hits.map(({ url }) => url))

for (const { name, query, found } of [
  { name: 'American and British spelling', query: 'color', found: '/modal' },
  { name: 'a spelling that changes the stem', query: 'center window', found: '/centring' },
  { name: 'an ending with z', query: 'minimize', found: '/sizes' },
  { name: 'a noun and a verb', query: 'license', found: '/sizes' },
  { name: 'one word for two', query: 'key pad', found: '/names' },
  { name: 'a word that means about the same', query: 'popup', found: '/modal' },
  { name: 'a typo in such a word', query: 'poopup', found: '/modal' },
  { name: 'the beginning of a name before a dot', query: 'win.frame', found: '/window#frame' },
  { name: 'a member that repeats the name', query: 'win.all', found: '/window#all' },
  { name: 'a message with another name in it', query: 'Key "q" not supported', found: '/messages' },
  { name: 'words in the order of a text', query: 'could not register key', found: '/errors' },
  { name: 'a heading that differs in common words alone', query: 'focus app window', found: '/panes#focus' },
  { name: 'a heading that has the word itself', query: 'system requirements', found: '/macs#requirements' },
]) {
  test(`readers find ${name}`, async () => {
    expect(await first(query)).toBe(found)
  })
}

test('a word is found as two, in places that have both', async () => {
  expect((await urls('fullscreen')).sort()).toEqual(['/names', '/sizes'])
  expect(await urls('toolscreen')).toEqual([])
})

test('the words of the query come before others that mean the same', async () => {
  expect((await urls('message'))[0]).toBe('/messages')
})

test('what the site says of a word replaces what docgen knows', async () => {
  const own = synonymsOf([['popup', 'toolbar']], english)
  expect((await find('popup', own)).groups.map(({ url }) => url)).toEqual(['/toolbar'])
})

test('common words are never marked', async () => {
  const { groups } = await search('the frame of the window')
  const marked = groups.flatMap(({ hits }) =>
    hits.flatMap(({ title, snippet }) => [...title, ...snippet].filter((part) => part.marked)),
  )
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.filter(({ text }) => /^(the|of)$/i.test(text))).toEqual([])
})
