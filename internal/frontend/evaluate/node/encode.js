'use strict'
// Encodes values as JSON for value.go. Lists and objects are lists that begin with a tag:
//   ["list", item...]  ["object", key, value, ...]  ["function", path, source, file]
//   ["package", name, path, isFile]
const { lookOf, lookInText } = own('recorder.js')
const { absentAt } = own('absent.js')

const mostValues = 2_000_000
const longestText = 1 << 26
const sourceOf = Function.prototype.toString

// fileOf returns the file whose export a function is; "" if it is part of another value.
function fileOf(each) {
  for (const [file, { exports }] of Object.entries(require('node:module')._cache)) {
    if (exports === each) return file
    const isPlain = exports !== null && (typeof exports === 'object' || typeof exports === 'function') && !lookOf(exports)
    if (isPlain && (exports.default === each || exports.plugin === each)) return file
  }
  return ''
}

const tooLarge = new Error(`the exported value is too large: it has more than ${mostValues} parts`)

const missing = ({ name, path }) => ['package', name, path, false]

// encode encodes a value. found is called with each function and its path.
function encode(root, found) {
  const open = new Set() // the objects around the current one
  const dropped = [] // values that have no counterpart, for notes
  const path = []
  let count = 0

  function drop(reason) {
    if (dropped.length < 100) dropped.push({ path: path.join('.'), reason })
    return null
  }

  function value(each) {
    if (++count > mostValues) throw tooLarge
    switch (typeof each) {
      case 'string':
        count += each.length >> 10
        if (absentAt(each)) return ['package', absentAt(each), '', true]
        if (lookInText(each)) return missing(lookInText(each))
        return each.length > longestText ? drop('a text of more than 64 MB') : each
      case 'boolean':
        return each
      case 'number':
        return Number.isFinite(each) ? each : null
      case 'bigint':
        return Number(each)
      case 'function':
        return callable(each)
      case 'object':
        return each === null ? null : object(each)
    }
    return typeof each === 'symbol' ? drop('a symbol') : null
  }

  function callable(each) {
    const look = lookOf(each)
    if (look) return missing(look)
    found(path.join('.'), each)
    return ['function', path.join('.'), sourceOf.call(each).slice(0, 100_000), fileOf(each)]
  }

  function object(each) {
    const look = lookOf(each)
    if (look) return missing(look)
    if (open.has(each)) return drop('a reference to an object around it')
    if (open.size > 500) return drop('an object at a depth of more than 500')
    open.add(each)
    try {
      return content(each)
    } catch (error) {
      if (error === tooLarge) throw error
      return drop('a value that throws when it is read')
    } finally {
      open.delete(each)
    }
  }

  function content(each) {
    if (Array.isArray(each)) return list(each)
    if (each instanceof RegExp) return String(each)
    if (each instanceof Map) return pairs([...each].map(([key, item]) => [String(key), () => item]))
    if (each instanceof Set) return list([...each])
    if (each instanceof Promise) return drop('a promise')
    if (ArrayBuffer.isView(each) || each instanceof ArrayBuffer) return drop('binary data')
    if (each instanceof Error) return String(each)
    if (each instanceof String || each instanceof Number || each instanceof Boolean) return each.valueOf()
    if (typeof each.$$typeof === 'symbol') return drop('a React element')
    if (typeof each.toJSON === 'function') return value(each.toJSON())
    return pairs(Object.keys(each).map((key) => [key, () => each[key]]))
  }

  function list(items) {
    const encoded = ['list']
    for (let i = 0; i < items.length; i++) encoded.push(within(String(i), () => items[i]))
    return encoded
  }

  function pairs(entries) {
    const encoded = ['object']
    for (const [key, read] of entries) {
      if (lookInText(key)) continue
      const item = within(key, read)
      if (item !== undefined) encoded.push(key, item)
    }
    return encoded
  }

  // within encodes the value of a key. It returns undefined for undefined.
  function within(key, read) {
    path.push(key)
    try {
      let item
      try {
        item = read()
      } catch {
        item = drop('a getter that throws')
      }
      return item === undefined ? undefined : value(item)
    } finally {
      path.pop()
    }
  }

  return { value: root === undefined ? null : value(root), dropped }
}

module.exports = { encode }
