/*
 * The rules here must be exactly those of internal/search/words/words.go and units.go, so that queries match the
 * index. A test compares them.
 */

/** Unit is a piece of text that is a term of the index: a word, or a part of one. */
export interface Unit {
  text: string
  /** position in the text */
  start: number
}

/** Word is a word as it is written, with its terms. */
export interface Word extends Unit {
  /** the word itself if it is a term, then its pieces between dots, each with its parts */
  units: Unit[]
  /** what a query asks for: the pieces between dots, or the pairs of letters */
  pieces: Unit[]
  /** whether the pieces are pairs of letters */
  isPaired: boolean
}

const spaceless =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー]'
const letter = `(?:(?!${spaceless})[\\p{L}\\p{M}\\p{N}_\\u00ad\\u200d])`
const wordPattern = new RegExp(`${spaceless}+|${letter}+(?:[.'’]${letter}+)*`, 'gu')
/** isSpaceless matches texts that begin with a letter of a script without spaces. */
export const isSpaceless = new RegExp(`^${spaceless}`, 'u')
const joints =
  /_+|(?<=[\p{Lowercase_Letter}\p{N}])(?=\p{Uppercase_Letter})|(?<=\p{Uppercase_Letter})(?=\p{Uppercase_Letter}\p{Lowercase_Letter})/gu

/** Maximum length of a term in characters. Anything longer is data. */
const longestTerm = 64

const asciiText = /^[\0-\x7f]*$/
const asciiWord = /\w+(?:[.']\w+)*/g

/** matchWords finds the words of a text as they are written, with their positions. */
export function matchWords(text: string): Iterable<RegExpExecArray> {
  return text.matchAll(patternFor(text))
}

/** eachWord finds the words of a text as they are written, which is faster than wordsIn. */
export function eachWord(text: string): readonly string[] {
  return text.match(patternFor(text)) ?? []
}

/** Returns a pattern of words. The one for ASCII is faster. */
function patternFor(text: string): RegExp {
  return asciiText.test(text) ? asciiWord : wordPattern
}

/** wordsIn finds the words of a text. */
export function wordsIn(text: string): Word[] {
  return Array.from(matchWords(text), ({ 0: word, index }) => wordAt(word, index))
}

function wordAt(text: string, start: number): Word {
  if (isSpaceless.test(text)) {
    const units = pairs(text, start)
    // The last letter is one of the last pair.
    return { text, start, units, pieces: units.slice(0, Math.max(1, units.length - 1)), isPaired: true }
  }
  const whole = trim({ text: text.replace(/['’]s$/, ''), start })
  const pieces = split(whole, /\./g).map(trim)
  const units = pieces.flatMap((piece) => [piece, ...parts(piece)])
  const isDotted = pieces.length > 1
  return {
    text,
    start,
    units: (isDotted ? [whole, ...units] : units).filter(isTerm),
    pieces: pieces.filter(isTerm),
    isPaired: false,
  }
}

function isTerm({ text }: Unit): boolean {
  return text !== '' && (text.length <= longestTerm || [...text].length <= longestTerm)
}

/** Returns the pairs of adjacent letters with their marks, and the last letter. */
function pairs(text: string, start: number): Unit[] {
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  let at = start
  return letters.map((letter, i) => {
    const unit = { text: letter + (letters[i + 1] ?? ''), start: at }
    at += letter.length
    return unit
  })
}

/** Splits a name into its words: set_frame, setFrame, HTMLElement. */
function parts(piece: Unit): Unit[] {
  return split(piece, joints).filter(({ text }) => text.length < piece.text.length && [...text].length > 1)
}

function split({ text, start }: Unit, separator: RegExp): Unit[] {
  const found: Unit[] = []
  let first = 0
  for (const { 0: cut, index } of text.matchAll(separator)) {
    found.push({ text: text.slice(first, index), start: start + first })
    first = index + cut.length
  }
  return [...found, { text: text.slice(first), start: start + first }]
}

function trim({ text, start }: Unit): Unit {
  const before = /^_*/.exec(text)?.[0].length ?? 0
  return { text: text.slice(before).replace(/_+$/, ''), start: start + before }
}
