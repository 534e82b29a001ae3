import { expect, test } from '@playwright/test'
import { siteOf } from './searchedSite'

const page = (title: string, url: string, text: string) => ({ title, pageTitle: title, url, text })

const { search } = siteOf([
  page('Front', '/front', 'The front of a house. It is no matter of taste.'),
  page('Matter', '/matter', 'What matters in front of others.'),
  page('Front matter', '/front-matter', 'Fields at the start of a page.'),
  page('Pages', '/pages', 'A page has front matter and a text, which parseFrontMatter reads.'),
  page('Loaders', '/loaders', 'Loads the frontmatter of a page: frontmatter, frontmatter.'),
  page('Sitemap', '/sitemap', 'Lists the addresses of a site.'),
  page('Street map', '/map', 'Our site is on this map, with all other sites.'),
  page('Dark mode', '/dark', 'Colors at night.'),
  page('Modes', '/modes', 'Not so dark: a mode of its own.'),
  page('CodeBlock', '/component', 'A component.'),
  page('Code blocks', '/blocks', 'A code block shows code.'),
])

const urls = async (query: string) => (await search(query)).groups.map(({ url }) => url)

for (const { query, first, why } of [
  { query: 'front matter', first: '/front-matter', why: 'two words' },
  { query: 'frontmatter', first: '/front-matter', why: 'one word, which some page has too' },
  { query: 'Frontmatter fields', first: '/front-matter', why: 'one of several words' },
  { query: 'darkmode', first: '/dark', why: 'one word that no page has' },
  { query: 'frontmater', first: '/front-matter', why: 'a typo in its second part' },
  { query: 'forntmatter', first: '/front-matter', why: 'a typo in its first part' },
  { query: 'drakmode', first: '/dark', why: 'a typo in a word that no page has' },
  { query: 'site map', first: '/sitemap', why: 'two words for one' },
  { query: 'sitemap', first: '/sitemap', why: 'one word whose parts stand together nowhere' },
  { query: 'code block', first: '/blocks', why: 'two words, and not a name in code' },
  { query: 'codeblock', first: '/blocks', why: 'one word for both' },
  { query: 'CodeBlock', first: '/component', why: 'a name in code' },
]) {
  test(`${query} finds a compound: ${why}`, async () => {
    expect((await urls(query))[0]).toBe(first)
  })
}

test('a compound finds only places with both of its words', async () => {
  expect((await urls('frontmatter')).sort()).toEqual(['/front', '/front-matter', '/loaders', '/matter', '/pages'])
  expect(await urls('sitemap')).toEqual(['/sitemap'])
  expect(await urls('darkfront')).toEqual([])
})
