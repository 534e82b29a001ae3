import { readFile } from 'node:fs/promises'
import { load } from '../../search/load'

/** fileOf reads a file of the Phoenix site, which make builds. */
export const fileOf = async (url: string) => new Response(await readFile(url.replace('/phoenix/', 'dist/'), 'utf8'))

/** searchOf returns a function that finds the URLs for a query, in the order in which they are shown. */
export async function searchOf(wanted: { pages: number; hitsPerPage: number }) {
  const find = await load('/phoenix/search.json', fileOf)
  return async (query: string) => {
    const { groups } = await find(query, wanted)
    return groups.flatMap(({ hits }) => hits.map(({ url }) => url.replace('/phoenix/', '')))
  }
}
