import { sentenceRule, sentenceTypes } from '../sentences.js'

const most = 30

/** No sentence is longer than 30 words. A list of names, such as the packages that another imports, is none. */
export default sentenceRule(sentenceTypes, (sentence) => {
  if (/^\s*[\w/.-]+(, [\w/.-]+)+\s*$/.test(sentence)) {
    return []
  }
  const count = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’\-./]*/gu)?.length ?? 0
  return count > most
    ? [{ message: `sentence of ${count} words: at most ${most}`, at: sentence.search(/\S/), length: 1 }]
    : []
})
