'use strict'
// Brings what rehype plugins have changed back into the tree of Markdown. What they left alone stays
// Markdown, and everything else becomes an element of MDX.
const { find, html } = own('remark.js')

const inline = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell', 'mdxJsxTextElement'])
const flow = new Set(['root', 'blockquote', 'containerDirective', 'mdxJsxFlowElement'])
const bound = new Set(['listItem', 'tableRow', 'tableCell'])
const phrasing = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'linkReference', 'image', 'imageReference', 'footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression', 'textDirective'])

class Elements {
  // sources has the nodes of Markdown by those of HTML, origins what the tree of HTML was.
  constructor({ sources, origins }) {
    Object.assign(this, { sources, origins })
  }

  // markdown returns a node of HTML as nodes of Markdown.
  markdown(node) {
    const source = this.sources.get(node)
    if (source && !bound.has(source.type)) {
      if (this.origins.isWhole(node)) return [source]
      if (this.origins.isSame(node) && this.update(node, source)) return [source]
    }
    return this.made(node)
  }

  // update changes the children of a node of Markdown. It reports whether Markdown can have them.
  update(node, source) {
    if (flow.has(source.type)) {
      const children = node.children.filter((child) => !this.isBlank(child) && !isFootnotes(child)).flatMap((child) => this.markdown(child))
      source.children = withSilent(source.children, grouped(children), new Set(this.sources.values()))
    } else if (inline.has(source.type)) {
      source.children = node.children.flatMap((child) => this.markdown(child))
    } else if (source.type === 'table') {
      return this.updateTable(node)
    } else if (source.type === 'list') {
      return this.updateList(node, source)
    } else return false
    return true
  }

  // updateTable changes the cells of a table whose rows are as they were.
  updateTable(node) {
    const isUsual = (each) => this.origins.isSame(each) && this.origins.hasSameChildren(each)
    const cells = []
    const visit = (each) => {
      const isCell = this.sources.get(each)?.type === 'tableCell'
      if (isCell) cells.push(each)
      if (each.type !== 'element') return true
      return isCell ? this.origins.isSame(each) : isUsual(each) && each.children.every(visit)
    }
    if (!visit(node)) return false
    for (const cell of cells) if (!this.origins.isWhole(cell)) this.update(cell, this.sources.get(cell))
    return true
  }

  // updateList changes the items of a list. Text in an item is a paragraph in Markdown.
  updateList(node, source) {
    const items = node.children.filter((child) => !this.isBlank(child))
    const isUsual = (item) => this.sources.get(item)?.type === 'listItem' && this.origins.isSame(item) && typeof this.sources.get(item).checked !== 'boolean'
    if (!items.every(isUsual)) return false
    source.children = items.map((item) => {
      const known = this.sources.get(item)
      if (this.origins.isWhole(item)) return known
      const paragraphs = known.children.filter(({ type }) => type === 'paragraph')
      const children = item.children.filter((child) => !this.isBlank(child)).flatMap((child) => this.markdown(child))
      known.children = runs(children).map((run) => (isPhrasing(run[0]) ? Object.assign(paragraphs.shift() || { type: 'paragraph' }, { children: run }) : run[0]))
      return known
    })
    return true
  }

  // isBlank reports whether a node is only the space between elements.
  isBlank(node) {
    return node.type === 'text' && node.value.trim() === '' && !this.sources.has(node)
  }

  // made returns a node that Markdown does not have.
  made(node) {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value }]
      case 'comment':
        return [{ type: 'mdxFlowExpression', value: `/*${node.value.replaceAll('*/', '* /')}*/` }]
      case 'raw':
        return [{ type: 'html', value: node.value }]
      case 'doctype':
        return []
      case 'element':
        return [this.admonition(node) || this.element(node)]
    }
    return [{ ...node, ...(node.children && { children: grouped(this.inside(node)) }) }]
  }

  inside(node) {
    const isFlow = node.children.some((child) => child.type === 'element' && !isPhrasing(this.markdown(child)[0]))
    return node.children.filter((child) => !isFlow || !this.isBlank(child)).flatMap((child) => this.markdown(child))
  }

  // admonition returns an admonition whose title or kind has changed.
  admonition(node) {
    const source = this.sources.get(node)
    if (source?.data?.hName !== 'admonition' || node.tagName !== 'admonition') return undefined
    this.update(node, source)
    return Object.assign(source, { data: { ...source.data, hProperties: node.properties } })
  }

  // element returns an element of JSX. In code, Markdown means nothing.
  element(node, isIn = false) {
    const isCode = isIn || node.tagName === 'pre' || node.tagName === 'code'
    const children = isCode ? this.verbatim(node) : grouped(this.inside(node))
    const attributes = Object.entries(node.properties || {}).flatMap(([name, value]) => attribute(name, value))
    const isText = children.every(isPhrasing) && textual.has(node.tagName)
    return { type: isText ? 'mdxJsxTextElement' : 'mdxJsxFlowElement', name: node.tagName, attributes, children }
  }

  verbatim(node) {
    return node.children.map((child) => {
      if (child.type === 'text') return { type: 'mdxTextExpression', value: JSON.stringify(child.value) }
      return { ...this.element(child, true), type: 'mdxJsxTextElement' }
    })
  }
}

const textual = new Set('a abbr b bdi bdo br cite code data del dfn em i img input ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '))
// isFootnotes tells the list of footnotes, which comes from their definitions.
const isFootnotes = (node) => node.properties?.dataFootnotes !== undefined
const isPhrasing = (node) => node !== undefined && phrasing.has(node.type)

// runs divides nodes into blocks, and runs of text between them.
function runs(children) {
  const found = []
  for (const child of children) {
    if (isPhrasing(child) && isPhrasing(found.at(-1)?.[0])) found.at(-1).push(child)
    else found.push([child])
  }
  return found
}

// grouped puts text beside blocks into fragments, which get no paragraph around them.
function grouped(children) {
  if (children.every(isPhrasing)) return children
  return runs(children).map((run) => (isPhrasing(run[0]) ? { type: 'mdxJsxFlowElement', name: null, attributes: [], children: run } : run[0]))
}

// withSilent returns new children with the old ones that HTML does not show, such as front matter
// and definitions, each after the one that it followed.
function withSilent(old, children, shown) {
  const result = [...children]
  old.forEach((child, i) => {
    if (shown.has(child)) return
    const before = old.slice(0, i).findLast((each) => result.includes(each))
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, child)
  })
  return result
}

// attribute returns a property of HTML as an attribute of JSX, with the name that React has for it.
function attribute(property, value) {
  if (value === null || value === undefined || value === false) return []
  const known = find(html, property)
  const name = /^(?:data|aria)[-A-Z]/.test(property) ? known.attribute : property
  if (property === 'style') return [{ type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: styles(String(value)) } }]
  const text = Array.isArray(value) ? value.join(known.commaSeparated ? ', ' : ' ') : String(value)
  return [{ type: 'mdxJsxAttribute', name, value: value === true ? null : text }]
}

// styles returns declarations of CSS as an object of JavaScript.
function styles(text) {
  const pairs = text.split(';').filter((each) => each.includes(':')).map((each) => {
    const at = each.indexOf(':')
    const name = each.slice(0, at).trim()
    const key = name.startsWith('--') ? name : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
    return [key, each.slice(at + 1).trim()]
  })
  return JSON.stringify(Object.fromEntries(pairs))
}

module.exports = { Elements }
