'use strict'
// Prints a tree that plugins changed. What they left alone keeps its source text.
const { undo } = own('defaults.js')

const flowParents = new Set(['root', 'blockquote', 'listItem', 'containerDirective', 'mdxJsxFlowElement', 'footnoteDefinition'])
const phrasing = new Set([
  'text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'linkReference', 'image', 'imageReference', 'footnoteReference',
  'textDirective', 'mdxJsxTextElement', 'mdxTextExpression', 'docgenText',
])
const bound = new Set(['listItem', 'tableRow', 'tableCell', 'mdxAdmonitionTitle']) // are nothing without their parents
const explicit = /\{#|\/\*|<!--/ // an id at the end of a heading
const mark = /\uE000(\d+)\uE001/

class Printer {
  // toMarkdown prints a tree, old is the source.
  constructor({ origins, old, toMarkdown, asMDX }) {
    Object.assign(this, { origins, old, toMarkdown, asMDX, whole: new Map() })
  }

  print(tree) {
    Object.assign(this.origins.of(tree), { from: 0, to: this.old.length })
    unnest(tree, false)
    const head = tree.children.findIndex(({ type }) => type === 'yaml')
    if (head > 0) tree.children.unshift(...tree.children.splice(head, 1)) // front matter is at the top
    return this.node(tree, { prefix: undefined, at: [0, this.old.length] })
  }

  isWhole(node) {
    if (!this.whole.has(node)) {
      const origin = this.origins.of(node)
      const isKept = origin?.from !== undefined && this.origins.isWhole(node)
      const isMDX = !this.asMDX || ['code', 'inlineCode', 'yaml'].includes(node.type) || !/[{<]/.test(this.old.slice(origin?.from, origin?.to))
      this.whole.set(node, isKept && isMDX)
    }
    return this.whole.get(node)
  }

  // node returns the pieces of a node. Its lines begin with the prefix, or stay where they are if
  // there is none. at is what a new node replaces.
  node(node, { prefix, at, inTable }) {
    const origin = this.origins.of(node)
    if (this.isWhole(node)) return this.copy(origin.from, origin.to, prefix)
    const isMoved = prefix !== undefined && origin?.from !== undefined && this.prefixAt(origin.from) !== prefix
    if (this.canPatch(node) && !isMoved) return this.patch(node, inTable || node.type === 'table')
    return this.generate(node, { prefix: prefix ?? '', at: origin?.from === undefined ? at : [origin.from, origin.to], inTable })
  }

  // copy returns a part of the source, with another prefix if it is at another place now.
  copy(from, to, prefix) {
    const text = this.old.slice(from, to)
    const before = this.prefixAt(from)
    if (prefix === undefined || before === prefix || !text.includes('\n')) return [[text, from, to]]
    const pieces = []
    let at = from
    for (const line of text.match(/[^\n]*\n|[^\n]+$/g)) {
      const start = at === from ? at : at + sharedPrefix(line, before)
      if (at > from && line.trim() !== '') pieces.push([prefix, start, start])
      pieces.push([this.old.slice(start, at + line.length), start, at + line.length])
      at += line.length
    }
    return pieces
  }

  prefixAt(offset) {
    const start = this.old.lastIndexOf('\n', offset - 1) + 1
    return blank(this.old.slice(start, offset))
  }

  // canPatch reports whether the source of a node can stay around its children.
  canPatch(node) {
    const origin = this.origins.of(node)
    if (!origin?.children?.length || !node.children?.length || origin.from === undefined || !this.origins.isSame(node)) return false
    if (this.asMDX && !flowParents.has(node.type) && node.type !== 'list') return false
    if (origin.children.some((child) => this.origins.of(child)?.from === undefined)) return false
    const source = this.old.slice(origin.from, origin.to)
    if (node.type === 'heading' && explicit.test(source)) return false
    const isSameList = this.origins.hasSameChildren(node)
    if (!isSameList && !flowParents.has(node.type) && (!isPhrasingParent(node) || source.includes('\n'))) return false
    return node.children.every((child) => this.isWhole(child) || this.canPatch(child) || !bound.has(child.type))
  }

  patch(node, inTable) {
    const origin = this.origins.of(node)
    const before = origin.children
    const [first, last] = [this.origins.of(before[0]), this.origins.of(before.at(-1))]
    const pieces = this.copy(origin.from, first.from)
    const prefix = flowParents.has(node.type) ? this.prefixAt(first.from) : undefined
    let [previous, end] = [-1, first.from]
    node.children.forEach((child, i) => {
      const index = before.indexOf(child)
      const known = index < 0 ? undefined : this.origins.of(child)
      if (i > 0 && index >= 0 && index === previous + 1) pieces.push(...this.copy(end, known.from))
      else if (i > 0 && prefix !== undefined) pieces.push([`\n${prefix.trimEnd()}\n${prefix}`, end, end])
      const at = known ? [known.from, known.to] : this.replaced(before, node.children, i, end)
      const printed = this.node(child, { prefix, at, inTable })
      // The space between a link and a new text needs no escape, which an address without brackets would swallow.
      if (child.type === 'text' && node.children[i - 1]?.type === 'link') printed[0][0] = printed[0][0].replace(/^&#x20;/, ' ')
      pieces.push(...printed)
      previous = index < 0 ? -2 : index
      if (known) end = known.to
    })
    const id = node.type === 'heading' && node.data?.hProperties?.id
    if (id) pieces.push([` {#${id}}`, last.to, last.to])
    return [...pieces, ...this.copy(last.to, origin.to)]
  }

  // replaced returns the source of the nodes that are missing where a new one stands, or else of
  // the one before it.
  replaced(before, children, i, end) {
    const next = children.slice(i + 1).find((child) => before.includes(child))
    const stop = next ? before.indexOf(next) : before.length
    const gone = before.slice(0, stop).filter((child) => !children.includes(child) && this.origins.of(child).from >= end)
    if (gone.length > 0) return [this.origins.of(gone[0]).from, this.origins.of(gone.at(-1)).to]
    const previous = children.slice(0, i).findLast((child) => before.includes(child))
    const near = this.origins.of(previous || next || before[0])
    return [near.from, near.to]
  }

  generate(node, { prefix, at, inTable }) {
    const kept = []
    const isInline = phrasing.has(node.type) || (node.type === 'html' && this.origins.of(node)?.parent && isPhrasingParent(this.origins.of(node).parent))
    const replaced = this.outlined(node, kept, true)
    const tree = isInline ? { type: 'paragraph', children: [replaced] } : replaced.type === 'root' ? replaced : { type: 'root', children: [replaced] }
    let text = this.toMarkdown(tree).replace(/\n$/, '')
    if (inTable) text = text.replace(/(\\*)\|/g, (found, slashes) => (slashes.length % 2 ? found : `${slashes}\\|`))
    return text.split('\n').flatMap((line, i) => {
      const pieces = i === 0 ? [] : [[line === '' ? `\n${prefix.trimEnd()}` : `\n${prefix}`, ...at]]
      let before = ''
      for (const part of line.split(/(\uE000\d+\uE001)/)) {
        const found = mark.exec(part)
        const origin = found && this.origins.of(kept[Number(found[1])])
        pieces.push(...(origin ? this.copy(origin.from, origin.to, prefix + blank(before)) : [[part, ...at]]))
        before += part
      }
      return pieces
    })
  }

  // outlined returns a copy of a tree with marks for the nodes that keep their source.
  outlined(node, kept, isTop) {
    const origin = this.origins.of(node)
    const isInline = phrasing.has(node.type)
    if (!isTop && !bound.has(node.type) && this.isWhole(node) && node.type !== 'text' && !(isInline && this.old.slice(origin.from, origin.to).includes('\n'))) {
      kept.push(node)
      return { type: isInline ? 'docgenText' : 'docgenBlock', value: `\uE000${kept.length - 1}\uE001` }
    }
    if (this.asMDX && node.type === 'html') return asExpression(node)
    if (node.type === 'mdxJsxFlowElement' && node.children.length > 0 && node.children.every(({ type }) => phrasing.has(type))) {
      return { type: 'paragraph', children: [this.outlined({ ...node, type: 'mdxJsxTextElement' }, kept, false)] }
    }
    const plain = undo(node, origin)
    return plain.children ? { ...plain, children: plain.children.map((child) => this.outlined(child, kept, false)) } : plain
  }
}

// asExpression returns HTML as MDX has it: comments become comments of JavaScript.
function asExpression(node) {
  const comment = /^<!--(.*)-->$/s.exec(node.value)
  return { type: 'docgenText', value: comment ? `{/*${comment[1].replaceAll('*/', '* /')}*/}` : node.value }
}

// unnest leaves the texts of links within links, which neither Markdown nor HTML has.
function unnest(node, isInLink) {
  if (!node.children) return
  if (isInLink && node.children.some(isLink)) node.children = node.children.flatMap((child) => (isLink(child) ? child.children : [child]))
  for (const child of node.children) unnest(child, isInLink || isLink(child))
}

const isLink = ({ type }) => type === 'link' || type === 'linkReference'

const isPhrasingParent = ({ type }) => ['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell', 'mdxJsxTextElement'].includes(type)

// blank returns what the lines after the first begin with: marks of quotes stay, others are blank.
function blank(start) {
  return start.replace(/[^>\t]/g, ' ')
}

// sharedPrefix returns the length of the prefix that a line has, if less of it, its part.
function sharedPrefix(line, prefix) {
  let at = 0
  while (at < prefix.length && at < line.length && (line[at] === prefix[at] || (line[at] === ' ' && prefix[at] === '\t'))) at++
  return at
}

const handlers = { docgenText: (node) => node.value, docgenBlock: (node) => node.value }

module.exports = { Printer, handlers }
