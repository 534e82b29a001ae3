/** Where e2e/sites serves all sites. Set E2E_PORT to run the tests twice at a time. */
export const address = `127.0.0.1:${process.env.E2E_PORT ?? 4173}`

const site = (basePath: string) => ({ basePath, url: `http://${address}${basePath}` })

/** The sites under test. */
export const servers = {
  /** the Phoenix documentation, from dist/ */
  phoenix: site('/phoenix/'),
  /** e2e/fixture/site: every feature around the content */
  fixture: site('/fixture/'),
  /** e2e/fixture/pages: versions, languages and single features */
  pages: site('/pages/'),
  /** e2e/fixture/diagrams: Mermaid diagrams */
  diagrams: site('/diagrams/'),
  /** e2e/fixture/theming: the site's own components, pages and styles */
  theming: site('/theming/'),
  /** e2e/fixture/elements: directives, signatures, an API, and questions to readers */
  elements: site('/tide/'),
  /** e2e/fixture/infima: classes and variables of Infima, client modules and DocSearch */
  infima: site('/buoy/'),
  /** e2e/fixture/german: a site in another language, offline too */
  german: site('/seite/'),
  /** e2e/fixture/hostile: texts that try to run code, in every field */
  strangers: site('/strangers/'),
  /** e2e/fixture/external: what a site takes from other hosts */
  external: site('/external/'),
  /** e2e/fixture/mdx: pages with components */
  mdx: site('/mdx/'),
  /** e2e/fixture/versions: versions of the docs from folders, and a second docs instance */
  versions: site('/versions/'),
  /** e2e/fixture/languages: a site in four languages and two versions, partly translated */
  languages: site('/languages/'),
  /** e2e/fixture/search: the search in six languages */
  search: site('/editor/'),
  /** e2e/fixture/blog: a blog of 25 posts and a changelog, in two languages */
  blog: site('/kettle/'),
}
