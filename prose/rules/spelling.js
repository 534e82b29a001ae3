import { sentenceRule, sentenceTypes } from '../sentences.js'

// British spellings, each with the American one: [pattern, replacement].
const british = [
  [
    /\b(colou|behaviou|favou|neighbou|honou|labou|flavou|harbou|rumou)(r\w*)\b/,
    (_, stem, rest) => stem.slice(0, -1) + rest,
  ],
  [/\b(cent|met|lit|theat|fib)re(s?)\b/, '$1er$2'],
  [/\b(licen|defen|offen|preten)ce(s?)\b/, '$1se$2'],
  [
    /\b(normal|organ|recogn|optim|minim|maxim|initial|serial|custom|summar|capital|local|final|categor|emphas|special|standard|synchron|token|visual|author|general|character|prioriti?|apolog|critic|real|util)is(e[sd]?|er|ers|ing|ation|ations)\b/,
    '$1iz$2',
  ],
  [/\banaly(?:s)(e[sd]?|ing)\b/, 'analyz$1'],
  [/\b(label|cancel|travel|model|signal|total|level|channel|tunnel|fuel|dial)l(ed|ing|er|ers)\b/, '$1$2'],
  [/\bgrey(s?)\b/, 'gray$1'],
  [/\bcatalogue(s?)\b/, 'catalog$1'],
  [/\bartefact(s?)\b/, 'artifact$1'],
  [/\bprogramme(s?)\b/, 'program$1'],
  [/\bdialogue box/, 'dialog box'],
  [/\b(judg|acknowledg)ement(s?)\b/, '$1ment$2'],
  [/\bfulfil(s?)\b/, 'fulfill$1'],
  [/\b(learn|spell|burn)t\b/, '$1ed'],
  [/\b(to|up|down)wards\b/, '$1ward'],
]

/** Spelling is American. */
export default sentenceRule([...sentenceTypes, 'Comment'], (sentence) =>
  british.flatMap(([pattern, american]) =>
    [...sentence.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
      message: `"${match[0]}": write "${match[0].replace(new RegExp(pattern, 'i'), american)}"`,
      at: match.index,
      length: match[0].length,
    })),
  ),
)
