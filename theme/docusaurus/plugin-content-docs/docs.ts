/** KnownDoc is what the site's code can ask about each doc. */
export interface KnownDoc {
  id: string
  title: string
  description: string
  path: string
  sidebar?: string
}

/**
 * allDocs has the docs by locale, instance and version. It is a placeholder: the bundler replaces it, and
 * only sites whose code asks for docs load it.
 */
export const allDocs: Record<string, Record<string, Record<string, KnownDoc[]>>> = {}
