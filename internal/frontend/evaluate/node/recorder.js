'use strict'
// A recorder stands for a value of a package that is not installed, or of a file that does not
// exist. It can be called,
// constructed, extended, read and iterated, and remembers what the code did to get it.
const { framesOf } = own('failure.js')

const recorders = new WeakMap() // what each recorder stands for
const gaps = [] // places where the code needs a value that is missing
const mostGaps = 100
const longestPath = 500
const loops = new Set(['map', 'forEach', 'filter', 'flatMap', 'reduce', 'find', 'some', 'every', 'entries'])

// lookOf returns what a recorder stands for, or undefined for any other value. A namespace that
// esbuild makes of a recorder has it as its prototype.
function lookOf(value) {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return undefined
  return recorders.get(value) || (typeof value === 'object' ? recorders.get(Object.getPrototypeOf(value)) : undefined)
}

function note(kind, look) {
  if (gaps.length >= mostGaps) return
  const frames = framesOf(new Error())
  if (!frames.some((frame) => frame.name === '__copyProps')) gaps.push({ kind, ...look, frames })
}

function joined(path, step) {
  const text = path === '' || step.startsWith('(') ? path + step : `${path}.${step}`
  return text.length > longestPath ? path : text
}

function nameOf(look) {
  return look.path === '' ? look.name : `${look.name}:${look.path}`
}

// textOf returns a text from which lookInText finds out what is missing, wherever the code puts it.
function textOf(look) {
  return `\uE000${nameOf(look)}\uE001`
}

function lookInText(text) {
  const [, name, path] = /\uE000([^:\uE001]*):?([^\uE001]*)\uE001/.exec(text) || []
  return name && { name, path }
}

// specials are the properties that the language itself reads.
const specials = {
  [Symbol.iterator]: (look) => () => {
    note('loop', look)
    return [][Symbol.iterator]()
  },
  [Symbol.asyncIterator]: (look) => () => {
    note('loop', look)
    return (async function* () {})()
  },
  [Symbol.toPrimitive]: (look) => (hint) => {
    note('text', look)
    return hint === 'number' ? Number.NaN : textOf(look)
  },
  toString: (look) => () => {
    note('text', look)
    return textOf(look)
  },
  toJSON: (look) => () => {
    note('text', look)
    return textOf(look)
  },
  [Symbol.for('nodejs.util.inspect.custom')]: (look) => () => `[${nameOf(look)}]`,
}

// recorder returns a recorder of a value of the package with this name.
function recorder(name, path) {
  const look = { name, path }
  // A bound function has no property that a proxy must show.
  const target = function () {}.bind()
  delete target.name
  delete target.length
  const handler = {
    get(_, key) {
      if (Object.hasOwn(target, key)) return target[key]
      if (Object.hasOwn(specials, key)) return specials[key](look)
      if (key === 'default') return proxy
      if (typeof key === 'symbol' || key === 'then' || key === '__esModule' || key === '$$typeof') return undefined
      if (key === 'prototype') return Object.create(Object.prototype)
      return recorder(name, joined(path, key))
    },
    apply(_, __, args) {
      const [, list, step] = /^(?:(.*)\.)?(\w+)$/.exec(path) || []
      // In a chain such as filter().map(), the first call is enough.
      const isFirst = step && !loops.has(/(\w*)\(\)$/.exec(list || '')?.[1])
      if (isFirst && loops.has(step) && typeof args[0] === 'function') note('loop', { name, path: list || '' })
      return recorder(name, joined(path, '()'))
    },
    construct(_, __, made) {
      if (made !== proxy) return Reflect.construct(function () {}, [], made)
      return recorder(name, joined(path, '()'))
    },
    ownKeys() {
      note('spread', look)
      return Reflect.ownKeys(target)
    },
    getPrototypeOf: () => ancestor,
  }
  const proxy = new Proxy(target, handler)
  // esbuild makes a namespace by copying a module's own properties to an object with the same
  // prototype, so this prototype answers for all others.
  const ancestor = new Proxy(Object.create(Function.prototype), {
    get: (_, key) => handler.get(target, key),
    has: (_, key) => typeof key === 'string' && key !== '__esModule',
  })
  recorders.set(proxy, look)
  recorders.set(ancestor, look)
  return proxy
}

module.exports = { recorder, lookOf, lookInText, note, gaps }
