'use strict'
// Says what is wrong with a diagram. The parsers of mermaid are asynchronous, and Node's side
// of internal/frontend/ssr is not: they run in a context whose promises are settled before a script
// returns. PARSERS is their text.
const vm = require('vm')

const limit = 5000 // milliseconds for one diagram
const maxText = 50_000 // characters that mermaid draws
const window = { CSS: { supports: () => true } } // colors of boxes in sequence diagrams
const globals = { structuredClone, URL, TextEncoder, TextDecoder, window }
const silent = Object.fromEntries(['log', 'info', 'debug', 'warn', 'error', 'trace'].map((name) => [name, () => {}]))
const parsers = new vm.Script(PARSERS)
let context

function failureOf(text) {
  if (context === undefined) {
    context = vm.createContext({ ...globals, console: silent }, { microtaskMode: 'afterEvaluate' })
    parsers.runInContext(context)
  }
  context.text = text
  try {
    vm.runInContext('parse(text)', context, { timeout: limit })
    return context.failure
  } catch (error) {
    context = undefined // what it was doing is lost
    return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new Error('mermaid takes too long to read it') : error
  }
}

// linesOf lists, for each line that the parsers see, its number in the text: mermaid removes
// front matter, directives and comments before it parses.
function linesOf(text) {
  const blank = (part) => part.replaceAll(/[^]/g, '\0')
  const masked = text
    .replace(/^-{3}\s*\n[^]*?\n-{3}\s*\n+/, blank)
    .replaceAll(/%%\{[^]*?\}%%/g, blank)
    .replaceAll(/(?:^|\0)[^\S\n]*%%(?!\{)[^\n]+\n?/gm, blank)
    .replace(/^[\s\0]+/, blank)
  const lines = []
  let isFirst = true
  let number = 0
  for (let i = 0; i < masked.length; i++) {
    if (isFirst && masked[i] !== '\0') {
      lines.push(number)
      isFirst = false
    }
    if (masked[i] === '\n') isFirst = true
    if (text[i] === '\n') number++
  }
  return lines
}

// describe says what an error of mermaid means, and on which line as its parsers count.
function describe({ message, hash }) {
  const langium = /(?:Parse|Lexer) error on line (\d+), column \d+: ([^]*?)(?: (?:Parse|Lexer) error on line |$)/.exec(message)
  if (langium !== null) {
    const [, line, said] = langium
    const expected = /type '([^']+)'/.exec(said)?.[1]
    const found = /(?:found:? [`']|character: ->)([^`'<]*)/.exec(said)?.[1]
    const end = found === '' || found === undefined ? 'unexpected end' : unexpected(found)
    return { line: Number(line), text: expected === undefined || expected === 'EOF' ? end : `${end}, expected "${expected}"` }
  }
  if (hash === undefined) return { line: 1, text: message.split('\n')[0] }
  const isEnd = ['EOF', 'NEWLINE', 'NL', 'EOL', 1].includes(hash.token) || /^\s*$/.test(hash.text)
  if (hash.line === undefined) return { said: hash.text, line: 1, text: message.split('\n')[0] }
  if (hash.loc === undefined) return { line: hash.line + 1, text: isEnd ? 'unexpected text' : unexpected(hash.text) }
  return isEnd ? { line: hash.loc.first_line, text: 'unexpected end of line' } : { line: hash.line + 1, text: unexpected(hash.text) }
}

function unexpected(text) {
  return `unexpected "${text.trim().replaceAll(/^"|"$/g, '')}"`
}

exports.render = (_, { text }) => {
  if (text.trim() === '') throw new Error(JSON.stringify({ line: 0, text: 'it is empty' }))
  const failure = text.length > maxText ? new Error(`it has more than ${maxText} characters, which mermaid does not draw`) : failureOf(text)
  if (failure === null) return ''
  const lines = linesOf(text)
  const last = Math.max(0, lines.length - 1)
  if (failure.name === 'UnknownDiagramError') {
    const line = lines[0] ?? 0
    throw new Error(JSON.stringify({ line, kind: /\S+/.exec(text.split('\n')[line])?.[0] ?? '', text: 'unknown kind of diagram' }))
  }
  const { line, said, text: wrong } = describe({ message: String(failure.message ?? failure), hash: failure.hash })
  const at = said === undefined ? -1 : text.split('\n').findIndex((each) => each.includes(said))
  throw new Error(JSON.stringify({ line: at >= 0 ? at : lines[Math.min(Math.max(0, line - 1), last)] ?? 0, text: wrong }))
}
