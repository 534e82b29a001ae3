/** AlgoliaOptions is themeConfig.algolia of the site's configuration. */
export interface AlgoliaOptions {
  appId: string
  apiKey: string
  indexName: string
  contextualSearch: boolean
  searchParameters?: { facetFilters?: Filter; [name: string]: unknown }
  externalUrlRegex?: string
  replaceSearchResultPathname?: { from: string; to: string }
  placeholder?: string
  insights?: boolean
}

/** Filter is a facet filter of Algolia: all members of the outer list must match, and one of each inner list. */
export type Filter = string | readonly (string | readonly string[])[]

/** facetFilters returns the filters of the options, with those for the language and the versions of the page. */
export function facetFilters(options: AlgoliaOptions, tags: string[], language: string): Filter {
  const given = options.searchParameters?.facetFilters ?? []
  if (!options.contextualSearch) {
    return given
  }
  const own = typeof given === 'string' ? [given] : given
  const context = ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)
  return [`language:${language}`, context, ...own]
}

/** resultURL returns the address of a search result: on this site, unless externalUrlRegex matches it. */
export function resultURL(url: string, options: AlgoliaOptions, baseUrl: string): string {
  if (options.externalUrlRegex && new RegExp(options.externalUrlRegex).test(url)) {
    return url
  }
  const { pathname, hash } = new URL(url)
  const { from, to } = options.replaceSearchResultPathname ?? { from: '', to: '' }
  const path = from ? (pathname + hash).replaceAll(new RegExp(from, 'g'), to) : pathname + hash
  return path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\//, '')
}
