'use strict'
// Remembers what a tree was, so that the printer finds what plugins changed.

const shallow = (node) => {
  const { children, position, data, ...rest } = node
  const { estree, ...others } = data || {}
  return JSON.stringify([rest, Object.keys(others).length ? others : null])
}

class Origins {
  // place turns an offset of the parsed text into one of the source.
  constructor(tree, place) {
    this.known = new Map()
    const visit = (node, parent) => {
      const at = node.position && node.position.start && node.position.start.offset !== undefined
      this.known.set(node, {
        parent,
        from: at ? place(node.position.start.offset) : undefined,
        to: at ? place(node.position.end.offset) : undefined,
        own: shallow(node),
        estree: node.data?.estree,
        children: node.children && [...node.children],
        isChanged: false,
      })
      for (const child of node.children || []) visit(child, node)
    }
    visit(tree, undefined)
  }

  of(node) {
    return this.known.get(node)
  }

  // isSame reports whether a node without its children is as it was.
  isSame(node) {
    const origin = this.known.get(node)
    return origin !== undefined && !origin.isChanged && origin.own === shallow(node) && origin.estree === node.data?.estree
  }

  // isWhole reports whether a node and everything in it is as it was.
  isWhole(node) {
    return this.isSame(node) && this.hasSameChildren(node) && (node.children || []).every((child) => this.isWhole(child))
  }

  hasSameChildren(node) {
    const before = this.known.get(node).children
    return before === undefined ? node.children === undefined : before.length === node.children?.length && before.every((child, i) => child === node.children[i])
  }

  // settle keeps what has changed so far as changed, and takes the changes that work makes as
  // part of the source.
  settle(tree, work) {
    const sameLists = new Set()
    const visit = (node) => {
      const origin = this.known.get(node)
      if (origin && !this.isSame(node)) origin.isChanged = true
      if (origin && this.hasSameChildren(node)) sameLists.add(node)
      for (const child of node.children || []) visit(child)
    }
    visit(tree)
    work()
    const accept = (node) => {
      const origin = this.known.get(node)
      if (origin && !origin.isChanged) {
        origin.own = shallow(node)
        if (sameLists.has(node) && node.children) origin.children = [...node.children]
      }
      for (const child of node.children || []) accept(child)
    }
    accept(tree)
  }
}

module.exports = { Origins }
