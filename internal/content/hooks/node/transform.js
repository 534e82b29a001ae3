'use strict'
// Runs the plugins of a site on the text of a page, and prints the result as Markdown.
const path = require('path')
const { unified, parse, mdx, gfm, directive, frontmatter, VFile, Slugger, toMarkdown, mdxToMarkdown } = own('remark.js')
const { kindOf, pluginOf } = own('references.js')
const { Origins } = own('origins.js')
const { applyTo, visit } = own('defaults.js')
const { Printer, handlers } = own('printer.js')
const compatible = own('compatible.js')
const { hypertext } = own('hypertext.js')
const { Elements } = own('elements.js')

const code = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'])

// named runs a plugin so that its failures carry its name.
function named(plugin, name, state) {
  return function (...options) {
    const transform = failing(name, () => plugin.apply(this, options))
    if (typeof transform !== 'function') return undefined
    return async (tree, file) => {
      state.running = name
      const result = await failing(name, () => awaited(transform, tree, file))
      if (result === undefined || result === null) return undefined
      if (typeof result !== 'object' || result.type !== 'root' || !Array.isArray(result.children)) {
        throw named.failure(name, new Error(`it returned ${kindOf(result)}, not a tree`))
      }
      return result
    }
  }
}

named.failure = (name, error) => {
  const thrown = error !== null && typeof error === 'object' ? error : new Error(String(error))
  const at = thrown.place ? thrown.place.start || thrown.place : thrown.line ? { line: thrown.line, column: thrown.column } : undefined
  if (!thrown.docgenAbout) Object.defineProperty(thrown, 'docgenAbout', { value: { plugin: name, line: at?.line, column: at?.column } })
  return thrown
}

// setUp loads a part of the site's code.
async function setUp(name, load) {
  try {
    return await load()
  } catch (error) {
    const thrown = named.failure(name, error)
    thrown.docgenAbout.setup = true
    throw thrown
  }
}

function failing(name, work) {
  try {
    const result = work()
    return result instanceof Promise ? result.catch((error) => Promise.reject(named.failure(name, error))) : result
  } catch (error) {
    throw named.failure(name, error)
  }
}

// awaited calls a transformer, which may have a callback.
function awaited(transform, tree, file) {
  if (transform.length < 3) return Promise.resolve(transform(tree, file))
  return new Promise((resolve, reject) => transform(tree, file, (error, result) => (error ? reject(error) : resolve(result))))
}

const processors = new Map()

// processorsOf returns the processors of a chain of plugins: the first parses and runs the plugins
// before Docusaurus's own, the second runs those after them, the third those for HTML.
async function processorsOf(chain, isMDX) {
  const key = JSON.stringify([chain.before, chain.after, chain.rehype, isMDX])
  if (!processors.has(key)) processors.set(key, await build(chain, isMDX))
  return processors.get(key)
}

async function build({ before, after, rehype }, isMDX) {
  const state = { running: '' }
  const attach = async (processor, list) => {
    for (const item of list) {
      const { plugin, options } = await setUp(item.reference, () => pluginOf(item))
      processor.use(named(plugin, item.reference, state), ...options)
    }
  }
  const first = unified().use(parse)
  if (isMDX) first.use(mdx)
  const [second, third] = [unified(), unified()]
  await attach(first, before)
  await attach(second, after)
  await attach(third, rehype)
  second.freeze()
  // A plugin may add to the parser, whichever list it is in.
  first.use(frontmatter).use(directive).use(gfm).use(function () {
    const [data, more] = [this.data(), second.data()]
    for (const name of ['micromarkExtensions', 'fromMarkdownExtensions', 'toMarkdownExtensions']) data[name] = [...(data[name] || []), ...(more[name] || [])]
  })
  return { first: first.freeze(), second, third: third.freeze(), state }
}

// place returns a function that turns offsets of the parsed text into those of the source.
function placer(pieces, old) {
  const starts = []
  let at = 0
  for (const [text] of pieces) {
    starts.push(at)
    at += text.length
  }
  return (offset) => {
    let i = starts.findIndex((start) => start > offset)
    if (i < 0) i = starts.length
    if (i === 0 || offset >= at) return offset >= at ? old.length : 0
    const piece = pieces[i - 1]
    return piece[2] - piece[1] === piece[0].length ? piece[1] + offset - starts[i - 1] : piece[1]
  }
}

// remark returns the pieces of the text after the plugins, and whether they make it MDX.
async function remark({ file, text, isMDX, frontMatter, chain }) {
  const { first, second, third } = await processorsOf(chain, isMDX)
  const pieces = compatible.pieces(text, isMDX)
  const parsed = pieces.map(([each]) => each).join('')
  const vfile = new VFile({ value: text, path: file, cwd: process.cwd(), data: { frontMatter, compilerName: 'server' } })
  let tree
  try {
    tree = first.parse(new VFile({ value: parsed, path: file }))
  } catch ({ reason, message, line, column }) {
    return { pieces: [[text, 0, text.length]], isMDX, unread: { text: reason || message, line, column } }
  }
  const origins = new Origins(tree, placer(pieces, text))
  tree = await first.run(tree, vfile)
  if (chain.after.length + chain.rehype.length > 0) {
    const changed = tree
    origins.settle(changed, () => applyTo(changed, new Slugger(), chain))
    tree = await second.run(tree, vfile)
  }
  if (chain.rehype.length > 0) await runOnHTML(third, tree, vfile)
  const asMDX = !isMDX && hasCode(tree)
  const extensions = [...(first.data().toMarkdownExtensions || [])]
  if (asMDX) extensions.push(mdxToMarkdown())
  const options = { extensions, handlers, bullet: '-', listItemIndent: 'one', emphasis: '_', rule: '-', fences: true }
  const printer = new Printer({ origins, old: text, asMDX, toMarkdown: (each) => toMarkdown(each, options) })
  return { pieces: printer.print(tree), isMDX: isMDX || asMDX }
}

// runOnHTML runs plugins for HTML, and changes the tree of Markdown as they change that of HTML.
async function runOnHTML(processor, tree, vfile) {
  const { root, ...known } = await hypertext(tree, vfile)
  const changed = await processor.run(root, vfile)
  const elements = new Elements(known)
  if (changed !== root) known.sources.set(changed, tree)
  elements.update(changed, tree)
}

function hasCode(tree) {
  return code.has(tree.type) || (tree.children || []).some(hasCode)
}

module.exports = { failing, remark, setUp }
