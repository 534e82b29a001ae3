/*
 * Prints how many bytes of a vocabulary each of some queries loads, compressed, of how many, the
 * number of pages that it finds, and the URLs and highlighted words of its results:
 * node < {"files": files, "queries": [{"Query": text}]}, where files maps names to contents.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { load } from '../../../theme/search/load'

const { files, queries }: { files: Record<string, string>; queries: { Query: string }[] } = JSON.parse(readFileSync(0, 'utf8'))
const isVocabulary = (name: string) => name.startsWith('lunr-index/') && files[name]?.startsWith('[[')
const sizeOf = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(files[name] ?? '').length, 0)

interface Answer {
  vocabulary: number
  whole: number
  pages: number
  urls: string[]
  marked: string[]
}

const answers: Answer[] = []
for (const { Query: query } of queries) {
  const loaded: string[] = []
  const find = await load('/search.json', async (url) => {
    const name = url.slice(1)
    loaded.push(name)
    return new Response(files[name])
  })
  const { groups, pages } = await find(query, { pages: 5, hitsPerPage: 3 })
  const hits = groups.flatMap(({ hits }) => hits)
  answers.push({
    vocabulary: sizeOf(loaded.filter(isVocabulary)),
    whole: sizeOf(Object.keys(files).filter(isVocabulary)),
    pages,
    urls: hits.map(({ url }) => url),
    marked: hits.map(({ words }) => words.join(' ').toLowerCase()),
  })
}
process.stdout.write(JSON.stringify(answers))
