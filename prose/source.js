// A textlint plugin for Go, TypeScript, CSS and YAML: their comments, and the literals that
// are sentences, which are the program's messages. It skips everything else in a file.

// What begins with a slash is a comment, or a regular expression where a value may stand.
const token = new RegExp(
  [
    /(?<line>\/\/[^\n]*)/,
    /(?<block>\/\*[\s\S]*?\*\/)/,
    /(?<=[(,=:[!&|?{};]\s*)(?<pattern>\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\])+\/)/,
    /(?<literal>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
const yamlToken = /(?<=^|\s)(?<line>#[^\n]*)|(?<literal>"(?:\\.|[^"\\\n])*"|'[^'\n]*')/g

/** Whether a literal is one that people read: at least three words, and no code. */
const isMessage = (text) =>
  /^[^{}<>;=]*[a-z]+,? [a-z]+,? [a-z]+/i.test(text) && !/[{<][a-z/%]|[;{}]\s*(\n|$)|=>|\w\(\)? ?\{/.test(text)

/** The text with what is not prose replaced by as many spaces: comment marks and escapes. */
const proseOf = (text) =>
  text
    .replace(/^#+|^\/\/(go:\S+.*| biome-ignore.*)?|^\/\*+|\*+\/$/g, (mark) => ' '.repeat(mark.length))
    .replace(/\n\s*(\*|\/\/|#+) ?/g, (mark) => mark.replace(/[^\n]/g, ' '))
    .replace(/\\[nrt"'`]/g, '  ')

/** The comments and messages of a source. Line comments that follow one another are one part. */
const partsOf = (text, filePath) => {
  const isYAML = /\.ya?ml$/.test(filePath)
  const hasMessages = !isYAML && !/(^|\/)e2e\//.test(filePath) // those of tests are names
  const parts = []
  for (const match of text.matchAll(isYAML ? yamlToken : token)) {
    const { line, block, literal } = match.groups
    const [start, end] = [match.index, match.index + match[0].length]
    const last = parts.at(-1)
    if (line && last?.isLine && /^\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.end = end
    } else if (line || block) {
      parts.push({ start, end, isComment: true, isLine: Boolean(line) })
    } else if (literal && hasMessages && isMessage(literal)) {
      parts.push({ start: start + 1, end: end - 1, isComment: false })
    }
  }
  return parts
}

/** Line (from 1) and column (from 0) of each offset. */
function placesOf(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let line = starts.findIndex((start) => start > offset)
    if (line < 0) line = starts.length
    return { line, column: offset - starts[line - 1] }
  }
}

function tree(text, filePath = '') {
  const place = placesOf(text)
  const node = (type, start, end, more) => ({
    type,
    raw: text.slice(start, end),
    range: [start, end],
    loc: { start: place(start), end: place(end) },
    ...more,
  })
  const children = partsOf(text, filePath).map(({ start, end, isComment }) => {
    const value = proseOf(text.slice(start, end))
    return isComment
      ? node('Comment', start, end, { value })
      : node('Paragraph', start, end, { children: [node('Str', start, end, { value })] })
  })
  return node('Document', 0, text.length, { children })
}

class Processor {
  availableExtensions() {
    return ['.go', '.ts', '.tsx', '.js', '.css', '.yaml', '.yml']
  }
  processor() {
    return {
      preProcess: tree,
      postProcess: (messages, filePath) => ({ messages, filePath: filePath ?? '' }),
    }
  }
}

export default { Processor }
