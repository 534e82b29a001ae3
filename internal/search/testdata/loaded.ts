/*
 * Prints how many bytes of a vocabulary each of some queries loads, compressed, of how many, and the URL of its first
 * result: node < {"files": files, "queries": [{"Query": text}]}, where files maps names to contents.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { load } from '../../../theme/search/load'

const { files, queries }: { files: Record<string, string>; queries: { Query: string }[] } = JSON.parse(readFileSync(0, 'utf8'))
const isVocabulary = (name: string) => name.startsWith('lunr-index/') && files[name]?.startsWith('[')
const sizeOf = (names: string[]) =>
  names.filter(isVocabulary).reduce((sum, name) => sum + gzipSync(files[name] ?? '').length, 0)

const answers: { vocabulary: number; whole: number; first: string }[] = []
for (const { Query: query } of queries) {
  const loaded: string[] = []
  const find = await load('/search.json', async (url) => {
    const name = url.slice(1)
    loaded.push(name)
    return new Response(files[name])
  })
  const { groups } = await find(query, { pages: 5, hitsPerPage: 3 })
  answers.push({ vocabulary: sizeOf(loaded), whole: sizeOf(Object.keys(files)), first: groups[0]?.hits[0]?.url ?? '' })
}
process.stdout.write(JSON.stringify(answers))
