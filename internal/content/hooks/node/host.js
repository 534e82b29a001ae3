'use strict'
// Changes the text of a page as the options of the site say.
const { isDeepStrictEqual } = require('util')
const { yaml } = own('remark.js')
const { functionOf, kindOf } = own('references.js')
const { composed, difference, inBytes, joined, keeps, textOf } = own('offsets.js')
const { failing, remark, setUp } = own('transform.js')

const fences = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/

// parsed returns the front matter of a text and the rest.
function parsed({ fileContent }) {
  const found = fences.exec(fileContent)
  return { frontMatter: (found && yaml(found[1] || '')) || {}, content: found ? fileContent.slice(found[0].length) : fileContent }
}

function refuse(reference, value, wanted) {
  return failing(reference, () => {
    throw new Error(`it returned ${kindOf(value)}, not ${wanted}`)
  })
}

async function preprocess(reference, { file, text }) {
  const preprocessor = await setUp(reference, () => functionOf(reference))
  const result = await failing(reference, async () => preprocessor({ filePath: file, fileContent: text }))
  return typeof result === 'string' ? result : refuse(reference, result, 'a text')
}

// readFrontMatter returns the text with the front matter that the site's function returns.
async function readFrontMatter(reference, { file, text }) {
  const parse = await setUp(reference, () => functionOf(reference))
  const given = { filePath: file, fileContent: text, defaultParseFrontMatter: async (params) => parsed(params) }
  const result = await failing(reference, async () => parse(given))
  const isValid = result !== null && typeof result === 'object' && typeof result.content === 'string'
  if (!isValid || result.frontMatter === null || typeof result.frontMatter !== 'object') {
    return refuse(reference, result, 'an object with frontMatter and content')
  }
  const usual = parsed({ fileContent: text })
  if (result.content === usual.content && isDeepStrictEqual(result.frontMatter, usual.frontMatter)) return text
  const isSame = isDeepStrictEqual(result.frontMatter, usual.frontMatter)
  const fields = Object.entries(result.frontMatter).filter(([, value]) => value !== undefined)
  const head = isSame
    ? text.slice(0, text.length - usual.content.length)
    : `---\n${fields.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}\n`).join('')}---\n`
  return head + result.content
}

// transform returns the new text of a page, and which parts of it come from where.
module.exports = async ({ file, text, isMDX, chain }) => {
  let pieces = [[text, 0, text.length]]
  let current = text
  const then = (next, more) => {
    if (next === current) return
    pieces = joined(composed(more, current, pieces), text)
    current = next
  }
  if (chain.parseFrontMatter) {
    const next = await readFrontMatter(chain.parseFrontMatter, { file, text: current })
    then(next, difference(current, next))
  }
  const { frontMatter } = parsed({ fileContent: current })
  if (chain.preprocessor) {
    const next = await preprocess(chain.preprocessor, { file, text: current })
    then(next, difference(current, next))
  }
  let asMDX = isMDX
  let unread
  if (chain.before.length + chain.after.length + chain.rehype.length > 0) {
    const made = await remark({ file, text: current, isMDX, frontMatter, chain })
    then(textOf(made.pieces), joined(made.pieces, current))
    asMDX = made.isMDX
    unread = made.unread
  }
  if (current === text) return { isMDX: asMDX, unread }
  return { pieces: inBytes(pieces, text).map(([each, from, to], i) => [each, from, to, keeps(pieces[i], text)]), isMDX: asMDX, unread }
}
