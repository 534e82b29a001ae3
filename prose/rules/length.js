import { sentenceRule, sentenceTypes } from '../sentences.js'

const most = 30

/** No sentence is longer than 30 words. */
export default sentenceRule(sentenceTypes, (sentence) => {
  const count = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’\-./]*/gu)?.length ?? 0
  return count > most
    ? [{ message: `sentence of ${count} words: at most ${most}`, at: sentence.search(/\S/), length: 1 }]
    : []
})
