/** The first port; the others follow it. Set E2E_PORT to run the tests twice at a time. */
const first = Number(process.env.E2E_PORT ?? 4173)

function server(number: number, basePath: string) {
  const port = first + number
  return { port, basePath, url: `http://127.0.0.1:${port}${basePath}` }
}

/** The sites under test. */
export const servers = {
  /** the Phoenix documentation, from dist/ */
  phoenix: server(0, '/phoenix/'),
  /** e2e/fixture/site: every feature around the content */
  fixture: server(1, '/fixture/'),
  /** e2e/fixture/pages: versions, languages and single features */
  pages: server(2, '/pages/'),
  /** e2e/fixture/diagrams: Mermaid diagrams */
  diagrams: server(3, '/diagrams/'),
  /** e2e/fixture/theming: the site's own components, pages and styles */
  theming: server(4, '/theming/'),
  /** e2e/fixture/mdx: pages with components */
  mdx: server(5, '/mdx/'),
  /** e2e/fixture/versions: versions of the docs from folders, and a second docs instance */
  versions: server(6, '/versions/'),
  /** e2e/fixture/languages: a site in four languages and two versions, partly translated */
  languages: server(7, '/languages/'),
  /** e2e/fixture/search: the search in six languages */
  search: server(8, '/editor/'),
  /** e2e/fixture/blog: a blog of 25 posts and a changelog, in two languages */
  blog: server(9, '/kettle/'),
}
