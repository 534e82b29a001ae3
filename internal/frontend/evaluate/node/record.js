'use strict'
// Records the files and folders that the site's code reads, and its environment variables.
const fs = require('fs')
const path = require('path')
const { fileURLToPath } = require('url')

const files = new Set()
const folders = new Set()
const variables = new Set()
const { existsSync, readdirSync, readFileSync } = { ...fs }

function pathOf(name) {
  if (name instanceof URL) return name.protocol === 'file:' ? fileURLToPath(name) : undefined
  if (Buffer.isBuffer(name)) return path.resolve(name.toString())
  return typeof name === 'string' ? path.resolve(name) : undefined
}

// isOwn reports whether a path belongs to the site, and not to a package.
function isOwn(name) {
  return name !== undefined && !name.includes(`${path.sep}node_modules${path.sep}`)
}

function file(name) {
  const found = pathOf(name)
  if (isOwn(found)) files.add(found)
}

function folder(name, options) {
  const found = pathOf(name)
  if (!isOwn(found)) return
  folders.add(found)
  if (!options || !options.recursive) return
  try {
    for (const entry of readdirSync(found, { withFileTypes: true })) {
      if (entry.isDirectory()) folder(path.join(found, entry.name), options)
    }
  } catch {
    // The site's own call reports the error.
  }
}

// ofPackage adds the package.json of an installed package, which changes with its version.
function ofPackage(name) {
  const at = name.lastIndexOf(`${path.sep}node_modules${path.sep}`)
  if (at < 0) return
  const parts = name.slice(at).split(path.sep)
  const depth = parts[2].startsWith('@') ? 4 : 3
  files.add(name.slice(0, at) + path.join(...parts.slice(0, depth), 'package.json'))
}

// absentPackage adds the places where an installation would put a package.
function absentPackage(name) {
  files.add(path.join(site, 'node_modules', name, 'package.json'))
}

let refuse = () => {} // throws for a file or folder that the code may not read

// guard sets what is called with each file of the site that the code reads, and with each folder that it lists. Modules that it
// requires are no such files.
function guard(check) {
  refuse = check
}

function guarded(note) {
  return (name, options) => {
    const found = pathOf(name)
    if (isOwn(found)) refuse(found)
    note(name, options)
  }
}

const [read, list] = [guarded(file), guarded(folder)]

const readers = {
  readFile: read, readFileSync: read, open: read, openSync: read, createReadStream: read, exists: file, existsSync: file,
  stat: file, statSync: file, lstat: file, lstatSync: file, access: file, accessSync: file,
  readdir: list, readdirSync: list, opendir: list, opendirSync: list,
}

function watch(object) {
  for (const [name, note] of Object.entries(readers)) {
    const original = object[name]
    if (typeof original !== 'function') continue
    const wrapped = function (...args) {
      note(args[0], args[1])
      return original.apply(this, args)
    }
    object[name] = Object.assign(wrapped, original)
  }
}

watch(fs)
watch(fs.promises)
require('module').syncBuiltinESMExports()

// The first read of a variable after all were listed belongs to a copy of the environment.
let listed = new Set()
const environment = process.env
Object.defineProperty(process, 'env', {
  configurable: true,
  enumerable: true,
  writable: true,
  value: new Proxy(environment, {
    get(target, key) {
      if (typeof key === 'string' && !listed.delete(key)) variables.add(key)
      return target[key]
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target)
      listed = new Set(keys)
      return keys
    },
  }),
})

module.exports = { file, folder, package: ofPackage, absentPackage, guard, files, folders, variables, existsSync, readFileSync }
