import type { SearchDirectory } from '../contract'
import { beginningIn, distinct, entryIn } from './entries'
import { digitAt } from './pack'
import { partsIn, remembered } from './parts'
import type { Entry, Source } from './source'

type FetchIndex = <T>(name: string) => Promise<T>

/** Rare terms that complete a text are worth this many parts of the vocabulary, and one more if there are no others. */
const mostParts = 1

/** The last of all terms with a beginning. */
const lastOf = (text: string) => `${text}\uffff`

/** Columns lists terms as internal/search/vocabulary.go writes them. */
type Columns = [terms: string[], names: number[], texts: number[]]

function entriesOf([terms, names, texts]: Columns): Entry[] {
  let term = ''
  return terms.map((rest, i) => {
    term = term.slice(0, digitAt(rest, 0)) + rest.slice(1)
    return { term, names: names[i] ?? 0, texts: texts[i] ?? 0 }
  })
}

/** partedVocabulary reads a vocabulary in parts. */
export function partedVocabulary(
  { vocabulary, common }: Pick<SearchDirectory, 'vocabulary' | 'common'>,
  fetchIndex: FetchIndex,
): Pick<Source, 'vocabulary' | 'entry' | 'beginning'> {
  const [parts, commonParts] = [partsIn<string>(vocabulary, fetchIndex), partsIn<string>(common, fetchIndex)]
  const read = remembered(async (name) => {
    return entriesOf(await fetchIndex<Columns>(name))
  })

  /** Reads all terms with a first letter or, if they are divided, the most common ones. */
  const letters = remembered(async (letter) => {
    const ofCommon = await commonParts.of(lastOf(letter))
    const isDivided = ofCommon?.first.startsWith(letter) === true
    const part = isDivided ? ofCommon : await parts.of(lastOf(letter))
    return { isDivided, entries: part ? beginningIn(await read(part.name), letter) : [] }
  })

  return {
    vocabulary: async (letter) => (await letters(letter)).entries,
    async entry(term) {
      const { isDivided, entries } = await letters(term.slice(0, 1))
      const part = isDivided && !entryIn(entries, term) ? await parts.of(term) : undefined
      return entryIn(part ? await read(part.name) : entries, term)
    },
    async beginning(text, wanted) {
      const { isDivided, entries } = await letters(text.slice(0, 1))
      const begun = beginningIn(entries, text)
      if (!isDivided || begun.length >= wanted) {
        return begun
      }
      const others = await parts.between(text, lastOf(text), mostParts + 1)
      // Some of very many rare terms would be chosen by their letters alone.
      const wantedParts = others.length <= mostParts || begun.length === 0 ? others : []
      const rare = await Promise.all(wantedParts.map(async ({ name }) => beginningIn(await read(name), text)))
      return distinct([...begun, ...rare.flat()])
    },
  }
}
