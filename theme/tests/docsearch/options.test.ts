import { expect, test } from '@playwright/test'
import { type AlgoliaOptions, facetFilters, resultURL } from '../../docsearch/options'

const options: AlgoliaOptions = { appId: 'A', apiKey: 'k', indexName: 'i', contextualSearch: true }

test('a contextual search filters by the language and the versions of the page', () => {
  const tags = ['docs-default-1.2', 'docs-api-current']
  const context = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.2', 'docusaurus_tag:docs-api-current']
  expect(facetFilters(options, tags, 'de')).toEqual(['language:de', context])
  const given = { ...options, searchParameters: { facetFilters: ['type:content', ['a:b', 'a:c']] } }
  expect(facetFilters(given, tags, 'de')).toEqual(['language:de', context, 'type:content', ['a:b', 'a:c']])
  expect(facetFilters({ ...given, contextualSearch: false }, tags, 'de')).toEqual(['type:content', ['a:b', 'a:c']])
  expect(facetFilters({ ...options, contextualSearch: false }, tags, 'de')).toEqual([])
})

test('the results of a crawled site lead to this site, unless they are elsewhere', () => {
  expect(resultURL('https://example.org/docs/a#b', options, '/')).toBe('/docs/a#b')
  expect(resultURL('https://example.org/base/docs/a', options, '/base/')).toBe('/base/docs/a')
  expect(resultURL('https://example.org/docs/a', options, '/base/')).toBe('/base/docs/a')
  const replaced = { ...options, replaceSearchResultPathname: { from: '^/docs/', to: '/' } }
  expect(resultURL('https://example.org/docs/a#b', replaced, '/')).toBe('/a#b')
  const external = { ...options, externalUrlRegex: 'other\\.org' }
  expect(resultURL('https://other.org/x', external, '/')).toBe('https://other.org/x')
})
