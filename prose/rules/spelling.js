import { sentenceRule, sentenceTypes } from '../sentences.js'

const z =
  'apolog|author|capital|categor|character|critic|custom|emphas|final|general|initial|local|maxim|minim|normal|optim|organ|real|recogn|serial|special|standard|summar|synchron|token|visual'
const endings = 'e|ed|es|er|ers|ing|ation|ations'

// Each spelling with its counterpart. Patterns match whole words, in any case.
const spellings = {
  british: [
    [/(behavi|col|fav|flav|harb|hon|lab|neighb|rum)our(\w*)/, '$1or$2'],
    [/(cent|fib|lit|met|theat)re(s?)/, '$1er$2'],
    [/(defen|licen|offen|preten)ce(s?)/, '$1se$2'],
    [new RegExp(`(${z})is(${endings})`), '$1iz$2'],
    [/analys(e|ed|ing)/, 'analyz$1'], // "analyses" is also a plural
    [/(cancel|channel|dial|fuel|label|level|model|signal|total|travel|tunnel)l(ed|ing|er|ers)/, '$1$2'],
    [/grey(s?)/, 'gray$1'],
    [/catalogue(s?)/, 'catalog$1'],
    [/artefact(s?)/, 'artifact$1'],
    [/programme(s?)/, 'program$1'],
    [/(acknowledg|judg)ement(s?)/, '$1ment$2'],
    [/fulfil(s?)/, 'fulfill$1'],
    [/(burn|learn)t/, '$1ed'],
    [/((?:mis)?spel)t/, '$1led'],
    [/(down|to|up)wards/, '$1ward'],
  ],
  american: [
    [/(behavi|col|fav|flav|harb|hon|lab|neighb|rum)or(s|ed|ing|hood|ite|able)?/, '$1our$2'],
    [/(?<!Notification )(cent|fib|theat)er(s|ed)?/, '$1re$2'], // Notification Center is a name
    [/(defen|offen|preten)se(s?)/, '$1ce$2'],
    [new RegExp(`(${z})iz(${endings})`), '$1is$2'],
    [/analyz(e|ed|es|ing)/, 'analys$1'],
    [/(cancel|channel|dial|fuel|label|level|model|signal|total|travel|tunnel)(ed|ing)/, '$1l$2'],
    [/gray(s?)/, 'grey$1'],
    [/catalog(s?)/, 'catalogue$1'],
    [/artifact(s?)/, 'artefact$1'],
    [/misspelled/, 'misspelt'],
  ],
}

/** One spelling in a set of documents: the one of "is", "american" by default. */
export default (context, options) => {
  const other = options?.is === 'british' ? 'american' : 'british'
  return sentenceRule([...sentenceTypes, 'Comment'], (sentence) =>
    spellings[other].flatMap(([pattern, replacement]) =>
      [...sentence.matchAll(new RegExp(`\\b${pattern.source}\\b`, 'gi'))].map(({ 0: word, index }) => ({
        message: `"${word}": write "${word.replace(new RegExp(pattern, 'i'), replacement)}"`,
        at: index,
        length: word.length,
      })),
    ),
  )(context)
}
