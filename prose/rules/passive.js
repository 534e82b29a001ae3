import { sentenceRule, sentenceTypes } from '../sentences.js'

const irregular =
  'built|bound|brought|chosen|cut|done|drawn|found|given|gone|held|hidden|kept|known|laid|left|lost|made|meant|put|read|said|seen|sent|set|shown|split|stood|taken|thought|told|understood|won|worn|written'
const passive = new RegExp(
  String.raw`\b(?:is|are|was|were|be|been|being|gets?|got)\s+(?:(?:not|never|also|then|still|only|always|\w+ly)\s+)*(?:\w{2,}ed|${irregular})\b`,
  'gi',
)

/** A sentence has at most one passive. */
export default sentenceRule(sentenceTypes, (sentence) => {
  const [, second] = sentence.matchAll(passive)
  return second
    ? [
        {
          message: `second passive in one sentence: say who does it`,
          at: second.index,
          length: second[0].length,
        },
      ]
    : []
})
