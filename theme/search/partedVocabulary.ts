import type { SearchDirectory } from '../contract'
import { beginningIn, distinct, entryIn } from './entries'
import { partsIn, remembered } from './parts'
import type { Entry, Source } from './source'

type FetchIndex = <T>(name: string) => Promise<T>

/** Rare terms that complete a text are worth this many parts of the vocabulary. */
const mostParts = 2

/** The last of all terms with a beginning. */
const lastOf = (text: string) => `${text}\uffff`

/** partedVocabulary reads a vocabulary in parts. */
export function partedVocabulary(
  { vocabulary, common }: Pick<SearchDirectory, 'vocabulary' | 'common'>,
  fetchIndex: FetchIndex,
): Pick<Source, 'vocabulary' | 'entry' | 'beginning'> {
  const [parts, commonParts] = [partsIn<string>(vocabulary, fetchIndex), partsIn<string>(common, fetchIndex)]
  const read = remembered(async (name) => {
    const entries = await fetchIndex<[string, number, number][]>(name)
    return entries.map(([term, names, texts]): Entry => ({ term, names, texts }))
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
      const wantedParts = others.length <= mostParts ? others : others.slice(0, begun.length === 0 ? 1 : 0)
      const rare = await Promise.all(wantedParts.map(async ({ name }) => beginningIn(await read(name), text)))
      return distinct([...begun, ...rare.flat()])
    },
  }
}
