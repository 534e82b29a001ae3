import { existsSync, readFileSync } from 'node:fs'
import type { SearchManifest } from '../../contract'
import { load } from '../../search/load'

/** The site as it was built into dist/. Its base URL is /phoenix/. */
const built = (url: string) => new URL(`../../../dist/${url.replace(/^\/phoenix\//, '')}`, import.meta.url)

/** hasFile reports whether the built site has a file. */
export const hasFile = (url: string) => existsSync(built(url))

/** readBuilt reads a file of the built site. */
export const readBuilt = (url: string) => readFileSync(built(url), 'utf8')

/** The names of the search files. */
export const manifest: SearchManifest = JSON.parse(readBuilt('search.json'))

/** searchPhoenix searches the Phoenix documentation. */
export const searchPhoenix = await load('search.json', async (url) => new Response(readBuilt(url)))

/** urlsOf finds the addresses for a query, in the order in which they are shown. */
export async function urlsOf(query: string, wanted: { pages: number; hitsPerPage: number }) {
  const { groups } = await searchPhoenix(query, wanted)
  return groups.flatMap(({ hits }) => hits.map(({ url }) => url.replace('/phoenix/', '')))
}
