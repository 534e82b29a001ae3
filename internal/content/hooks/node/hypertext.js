'use strict'
// Turns a tree of Markdown into one of HTML, and remembers which node comes from which.
const { unified, remarkRehype, defaultHandlers } = own('remark.js')
const { Origins } = own('origins.js')

const kept = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']

// hypertext returns the tree of HTML, what it was, and a map from its nodes to those of Markdown.
async function hypertext(tree, file) {
  const sources = new Map()
  const noted = (handler) => (state, node, parent) => {
    const made = handler(state, node, parent)
    if (made && !Array.isArray(made)) sources.set(made, node)
    return made
  }
  const handlers = { ...defaultHandlers, ...Object.fromEntries(kept.map((type) => [type, same])) }
  const tableRow = (state, node, parent) => {
    const row = defaultHandlers.tableRow(state, node, parent)
    const cells = row.children.filter(({ type }) => type === 'element')
    node.children.forEach((cell, i) => cells[i] && sources.set(cells[i], cell))
    return row
  }
  const processor = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: Object.fromEntries(Object.entries({ ...handlers, tableRow }).map(([type, handler]) => [type, noted(handler)])),
    unknownHandler: noted(element),
  })
  const root = await processor.run(tree, file)
  sources.set(root, tree)
  return { root, sources, origins: new Origins(root, (offset) => offset) }
}

// same returns a node of MDX as it is.
function same(state, node) {
  const { children, ...rest } = node
  return children ? { ...rest, children: state.all(node) } : { ...rest }
}

// element returns a directive as the element that its data names.
function element(state, node) {
  const made = { type: 'element', tagName: 'div', properties: {}, children: node.children ? state.all(node) : [] }
  state.patch(node, made)
  return state.applyData(node, made)
}

module.exports = { hypertext }
