import { sentenceRule, sentenceTypes } from '../sentences.js'

// [what not to write, what to write instead]. The list is the style guide's, and grows with
// what reviews find. Words that are right in other meanings have no entry.
const phrases = [
  [/\b(?:is|are|was|were) told\b/, 'say who says it: "docgen reports", "the page shows"'],
  [/\bsays of\b/, '"says about", or name the value'],
  [/\bother than before\b/, '"changed"'],
  [/\bwhat what\b|\bwhat is at\b|\bwhat stands\b/, 'name the thing'],
  [/\b(?:there is )?nothing to (?:complain|do here|say)\b/, '"no problems found"'],
  [/\bbelongs? into\b/, '"belongs in"'],
  [/\banew\b/, '"again"'],
  [/\b(?:is|are) to be\b/, 'the imperative: "Set `url`"'],
  [/\bstands? (?:at|beside|in|there)\b(?! (?:for|the way))/, '"is"'],
  [/\bgoes by\b/, '"follows", "depends on"'],
  [/\bgraver\b/, '"more severe"'],
  [
    /\b(?:thereof|whereof|hereof|thereupon|whereupon|henceforth|hitherto|lest|whilst|amongst|whence|thence)\b/,
    'plain words',
  ],
  [/\bmend(?:s|ed|ing)?\b/, '"fix"'],
  [/\bpictures?\b/, '"image"'],
  [/\b(?:shelf|shelves|scenes?|territor(?:y|ies))\b/, 'the term of the field'],
  [/\b(?:utili[sz]e[sd]?|leverages?|in order to|prior to)\b/, 'the short word'],
  [/\b(?:simply|easily|obviously|of course)\b/, 'nothing: leave it out'],
  [/\bdoes the checks?\b/, '"checks", "validates"'],
  [/\bmakes? of it\b|\bfor want of\b|\bin its stead\b/, 'plain words'],
  [/\bsuch as are\b|\bas such\b/, 'plain words'],
]

/** Words and phrases that the style guide rules out. */
export default sentenceRule([...sentenceTypes, 'Comment'], (sentence) =>
  phrases.flatMap(([pattern, instead]) =>
    [...sentence.matchAll(new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi'))].map((match) => ({
      message: `"${match[0].replace(/\s+/g, ' ')}": write ${instead}`,
      at: match.index,
      length: match[0].length,
    })),
  ),
)
