'use strict'
// Finds what the references of docgen.yaml name: "docusaurus.config.ts#presets.0.1.docs.remarkPlugins.0",
// "plugins/x.js", or the name of an npm package.
const path = require('path')
const { existsSync } = require('fs')

const settled = new Map() // what each file exports, after a function was called, by file

function moduleOf(name) {
  const file = path.join(process.cwd(), name)
  const isFile = /^\.{1,2}\//.test(name) || (path.extname(name) !== '' && existsSync(file))
  try {
    return require(isFile ? file : name)
  } catch (error) {
    const isScript = /\.[cm]?[jt]sx?$/.test(name) // a package may have such a name, too
    if (isFile || !isScript || error.code !== 'MODULE_NOT_FOUND' || !String(error.message).includes(`'${name}'`)) throw error
    throw new Error(`no file "${name}" in the site folder`)
  }
}

async function defaultOf(exports) {
  const value = await exports
  return value !== null && typeof value === 'object' && value.default !== undefined ? value.default : value
}

// inside returns the value at a path in the exports of a module. A config may be a function.
async function inside(name, steps) {
  const exports = moduleOf(name)
  if (exports !== null && exports !== undefined && exports[steps[0]] !== undefined) return walk(exports, steps)
  if (!settled.has(name)) {
    const value = await defaultOf(exports)
    settled.set(name, typeof value === 'function' ? await value() : value)
  }
  return walk(settled.get(name), steps)
}

function walk(value, steps) {
  return steps.reduce((each, step) => each?.[step], value)
}

// valueOf returns what a reference names.
async function valueOf(reference) {
  const [name, at] = reference.split('#')
  const value = at ? await inside(name, at.split('.')) : await defaultOf(moduleOf(name))
  if (value === undefined || value === null) {
    throw Object.assign(new Error(at ? `${name} has no value at "${at}"` : `${name} exports nothing`), { docgenFile: name })
  }
  return value
}

// functionOf returns the function that a reference names.
async function functionOf(reference) {
  const value = await valueOf(reference)
  if (typeof value !== 'function') throw new Error(`it is ${kindOf(value)}, not a function`)
  return value
}

// pluginOf returns a plugin with its options.
async function pluginOf({ reference, options }) {
  let value = await valueOf(reference)
  let given = options
  if (Array.isArray(value)) {
    if (given.length === 0) given = value.slice(1)
    value = await defaultOf(value[0])
  }
  if (value !== null && typeof value === 'object' && typeof value.plugin === 'function') value = value.plugin
  if (typeof value !== 'function') throw new Error(`it is ${kindOf(value)}, not a plugin: a plugin is a function`)
  return { plugin: value, options: given }
}

function kindOf(value) {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

module.exports = { functionOf, kindOf, pluginOf }
