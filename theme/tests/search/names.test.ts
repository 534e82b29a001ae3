import { expect, test } from '@playwright/test'
import { siteOf } from './searchedSite'

const page = (title: string, url: string, text: string) => ({ title, pageTitle: title, url, text })

const { search } = siteOf([
  page('Add CSS', '/css', 'How to add a page its own style: add a page, and add the style to the page.'),
  page('Questions', '/questions', 'How to add a page? How to remove the page? Add a page, then remove the page.'),
  page('Start', '/start', 'What to do first.'),
  { title: 'Add pages to your site', pageTitle: 'Start', url: '/start#add', text: 'Create a file.' },
  { title: 'Remove pages', pageTitle: 'Start', url: '/start#remove', text: 'Delete the file.' },
  page('Add a landing page', '/landing', 'The page that readers see first.'),
])

for (const [query, first] of [
  ['how to add a page', '/start#add'],
  ['add page', '/start#add'],
  ['How do I remove a page?', '/start#remove'],
  ['how to add a landing page', '/landing'],
] as const) {
  test(`a heading that says what to do and with what comes before a text with all words: ${query}`, async () => {
    expect((await search(query)).groups[0]?.hits[0]?.url).toBe(first)
  })
}
