// What the rules read: the prose of a node, as long as its source, so that each offset
// in it is one in the node.

const isCode = (type) => ['Code', 'CodeBlock', 'Html', 'Image', 'ImageReference'].includes(type)

/** The prose of a node: code becomes one word, a line break ends a sentence, other markup becomes spaces. */
export function proseOf(node) {
  if (node.type === 'Comment') return withoutExamples(node.value)
  if (node.type === 'Yaml') return node.raw.replace(/^---$|^\w+:|\[.*\]|["']/gm, spaces)
  const prose = new Array(node.raw.length).fill(' ')
  const put = (text, start) => {
    for (let i = 0; i < text.length; i++) prose[start + i] = text[i]
  }
  const visit = (child) => {
    const start = child.range[0] - node.range[0]
    if (child.type === 'Code') put(`X${'x'.repeat(child.raw.length - 1)}`, start)
    else if (child.type === 'Str')
      put(child.value.length === child.raw.length ? child.value : child.raw, start)
    else if (child.type === 'Html' && /^<br\b/.test(child.raw)) put('.', start)
    else if (!isCode(child.type)) child.children?.forEach(visit)
  }
  visit(node)
  return withoutMarkup(prose.join(''))
}

const spaces = (text) => text.replace(/[^\n]/g, ' ')

/** Indented lines of a comment are code, and so is what is between backticks. */
const withoutExamples = (text) => text.replace(/\n\s*(\t| {6,})[^\n]*|`[^`\n]*`/g, spaces)

/** Imports of MDX, directives and attributes are no sentences. */
const withoutMarkup = (text) =>
  text
    .replace(/^(import|export) .*/gm, spaces)
    .replace(/^:{3,}.*$/gm, spaces)
    .replace(/\{[#/][^}\n]*\}|https?:\/\/\S+/g, spaces)

/** The segmenter ends a sentence only before a capital, but names such as "docgen" may begin one. */
const capitalized = (text) =>
  text.replace(
    /(?<!\b(?:e\.g|i\.e|etc|vs))([.!?]["')]*\s+)(\p{Ll})/gu,
    (_, end, letter) => end + letter.toUpperCase(),
  )

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text: [{text, start}]. A blank line and a list item end one, too. */
export function sentencesOf(prose) {
  const found = []
  for (const block of prose.matchAll(/(?:[^\n]|\n(?!\s*\n|\s*[-*] ))+/g)) {
    for (const { segment, index } of segmenter.segment(capitalized(block[0].replace(/\n/g, ' ')))) {
      const start = block.index + index
      found.push({ text: prose.slice(start, start + segment.length), start })
    }
  }
  return found
}

/** A rule that reads the sentences of nodes of the given types. */
export const sentenceRule = (types, check) => (context) => {
  const { RuleError, report, locator } = context
  const visit = (node) => {
    for (const { text, start } of sentencesOf(proseOf(node))) {
      for (const { message, at, length } of check(text)) {
        report(node, new RuleError(message, { padding: locator.range([start + at, start + at + length]) }))
      }
    }
  }
  return Object.fromEntries(types.map((type) => [type, visit]))
}

export const sentenceTypes = ['Paragraph', 'TableCell', 'Header', 'Yaml']
