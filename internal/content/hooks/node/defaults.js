'use strict'
// Changes a tree as Docusaurus does between the plugins before its own and those after them, and
// back. Links and images stay as they are: docgen resolves them later.

const keywords = new Set(['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'])

const automatic = new WeakMap() // ids that headings got from their texts

function visit(node, type, change) {
  if (node.type === type) change(node)
  for (const child of node.children || []) visit(child, type, change)
}

function plain(node) {
  if (typeof node.value === 'string' && node.type !== 'html') return node.value
  if (typeof node.alt === 'string') return node.alt
  return (node.children || []).map(plain).join('')
}

function applyTo(tree, slugger, { admonitions, keepCase }) {
  visit(tree, 'containerDirective', (node) => {
    if (!keywords.has(node.name) && !admonitions?.includes(node.name)) return
    const label = node.children[0]?.data?.directiveLabel ? node.children.shift() : undefined
    const isPlain = label?.children.length === 1 && label.children[0].type === 'text'
    const title = node.attributes?.title ?? (isPlain ? label.children[0].value : undefined)
    const { class: className, id } = node.attributes || {}
    node.data = {
      hName: 'admonition',
      hProperties: { ...(title && { title }), ...(className && { className }), ...(id && { id }), type: node.name },
    }
    if (label && title === undefined) {
      node.children.unshift({ type: 'mdxAdmonitionTitle', data: { hName: 'mdxAdmonitionTitle', hProperties: {} }, children: label.children })
    }
  })
  visit(tree, 'heading', (node) => {
    const written = node.data?.hProperties?.id || explicitID(node)
    const id = written || slugger.slug(plain(node), keepCase)
    if (!written) automatic.set(node, id)
    node.data = { ...node.data, id, hProperties: { ...node.data?.hProperties, id } }
  })
  visit(tree, 'code', (node) => {
    if (node.lang !== 'mermaid') return
    node.type = 'mermaidCodeBlock'
    node.data = { hName: 'mermaid', hProperties: { value: node.value } }
  })
}

// explicitID removes the id at the end of a heading, and returns it.
function explicitID(node) {
  const last = node.children.at(-1)
  const found = last?.type === 'text' && /^(.*?)\s*\{#([^{}\s]+)\}\s*$/s.exec(last.value)
  const comment = last && /^(?:\/\*|<!--)\s*#(\S+).*?(?:\*\/|-->)$/s.exec(last.value || '')
  if (!found && !comment) return undefined
  if (comment || found[1] === '') node.children.pop()
  else last.value = found[1]
  return found ? found[2] : comment[1]
}

// undo returns a node as Markdown has it. A heading keeps the id that other plugins have seen.
function undo(node, origin) {
  if (node.type === 'mermaidCodeBlock') return { ...node, type: 'code', data: undefined }
  if (node.type === 'containerDirective' && node.data?.hName === 'admonition') return asDirective(node)
  const isAutomatic = automatic.get(node) === node.data?.hProperties?.id && (!origin || origin.isChanged)
  if (node.type === 'heading' && node.data?.hProperties?.id && !isAutomatic) {
    return { ...node, children: [...node.children, { type: 'docgenText', value: ` {#${node.data.hProperties.id}}` }] }
  }
  return node
}

function asDirective(node) {
  const { title, type, className, id } = node.data.hProperties || {}
  const [first, ...rest] = node.children
  const hasTitle = first?.type === 'mdxAdmonitionTitle'
  const label = hasTitle ? first.children : title && [{ type: 'text', value: title }]
  return {
    type: 'containerDirective',
    name: type || node.name,
    attributes: { ...(className && { class: className }), ...(id && { id }) },
    children: [...(label ? [{ type: 'paragraph', data: { directiveLabel: true }, children: label }] : []), ...(hasTitle ? rest : node.children)],
  }
}

module.exports = { applyTo, undo, visit }
