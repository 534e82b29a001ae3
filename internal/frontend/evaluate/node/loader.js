'use strict'
// Makes require accept what Docusaurus accepts: TypeScript, ES modules, and both in one file.
// Go compiles each file with esbuild. Packages that are not installed become recorders.
const Module = require('module')
const fs = require('fs')
const path = require('path')
const vm = require('vm')
const { fileURLToPath, pathToFileURL } = require('url')
const wire = own('wire.js')
const { recorder } = own('recorder.js')
const absent = own('absent.js')
const { workspaceFolder } = own('workspace.js')
const record = own('record.js')

const { readFileSync } = record
const { existsSync } = { ...fs }
const twins = { '.js': ['.ts', '.tsx', '.jsx'], '.mjs': ['.mts'], '.cjs': ['.cts'] }
function isInPackage(file) {
  return typeof file === 'string' && file.includes(absent.nodeModules)
}

// plain returns a file URL as a path.
function plain(request) {
  const text = request instanceof URL ? request.href : request
  return typeof text === 'string' && text.startsWith('file:') ? fileURLToPath(text) : text
}

const isPath = (request) => /^(\.\.?([/\\]|$)|[/\\]|[A-Za-z]:[/\\])/.test(request)

const resolve = Module._resolveFilename
Module._resolveFilename = function (request, parent, isMain, options) {
  const wanted = plain(request)
  try {
    const found = resolve.call(this, wanted, parent, isMain, options)
    if (!isPath(wanted)) record.package(found)
    return found
  } catch (error) {
    const from = parent && parent.filename ? path.dirname(parent.filename) : site
    const found = typeof wanted === 'string' && elsewhere(wanted, from, isInPackage(parent && parent.filename))
    if (found) return found
    if (isPath(wanted)) error.docgenAbsent = path.resolve(from, wanted)
    throw error
  }
}

// elsewhere finds what Node does not: TypeScript behind ".js", the paths of tsconfig.json, and
// packages that offer only ES modules.
function elsewhere(request, from, isFromPackage) {
  if (isPath(request)) return besides(path.resolve(from, request))
  if (Module.isBuiltin(request) || request.startsWith('#')) return undefined
  const { file } = wire.ask({ kind: 'resolve', request, from })
  if (file) return file
  record.absentPackage(absent.packageOf(request))
  return isRecording && !isFromPackage ? inRepository(request) || absent.addPackage(request) : undefined
}

// inRepository returns the file of a package that is not installed, but part of the repository.
function inRepository(request) {
  const name = absent.packageOf(request)
  const folder = workspaceFolder(name)
  try {
    return folder && resolve.call(Module, folder + request.slice(name.length))
  } catch {
    return undefined // it is not built
  }
}

function besides(file) {
  if (absent.look(file)) return file
  record.file(file)
  const extension = path.extname(file)
  const base = extension === '' ? file : file.slice(0, -extension.length)
  return (twins[extension] || []).map((twin) => base + twin).find((twin) => existsSync(twin))
}

// load executes a file as a CommonJS module.
function load(module, filename) {
  const { name, inside } = absent.look(filename) || {}
  if (name) {
    module.exports = recorder(name, inside)
    return
  }
  record.file(filename)
  compile(module, filename, readFileSync(filename, 'utf8').replace(/^\uFEFF/, ''))
}

function compile(module, filename, text) {
  const { code, mistake, topLevelAwait } = wire.ask({ kind: 'compile', file: filename, text })
  if (mistake || topLevelAwait) {
    throw Object.assign(new SyntaxError(mistake || 'top-level await'), {
      docgenMistake: true,
      docgenTopLevelAwait: topLevelAwait,
    })
  }
  run(module, filename, { text: code })
}

// run calls the code in a function of its own, so that it can declare __dirname and the like.
function run(module, filename, code) {
  const names = 'exports, require, module, __filename, __dirname, docgenResolve, docgenRequire, docgenExport'
  const wrapped = vm.runInThisContext(`(function (${names}) { return ${code.async ? 'async ' : ''}function () {\n${code.text}\n} })`, {
    filename,
    lineOffset: -1,
  })
  const inside = requireFor(filename)
  const resolveURL = (request) => pathToFileURL(inside.resolve(request)).href
  const from = (folder, request) => requireFor(path.join(folder, 'docgen.js'))(request)
  const exported = (value) => {
    module.exports = value
  }
  const body = wrapped(module.exports, inside, module, filename, path.dirname(filename), resolveURL, from, exported)
  return body.call(module.exports)
}

// requireFor returns the function require for the code of a file.
function requireFor(filename) {
  const original = Module.createRequire(filename)
  const inside = (request) => original(plain(request))
  return Object.assign(inside, original, { resolve: Object.assign((...args) => original.resolve(...args), original.resolve) })
}

const ofPackages = { '.js': Module._extensions['.js'], '.cjs': Module._extensions['.js'] }

// isModule reports whether a file of a package is an ES module.
function isModule(filename) {
  if (filename.endsWith('.mjs')) return true
  if (!filename.endsWith('.js')) return false
  for (let folder = path.dirname(filename); ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json')
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).type === 'module'
    if (path.basename(folder) === 'node_modules' || folder === path.dirname(folder)) return false
  }
}

for (const extension of ['.js', '.cjs', '.mjs', '.jsx', '.ts', '.cts', '.mts', '.tsx']) {
  Module._extensions[extension] = (module, filename) => {
    const native = ofPackages[extension]
    if (native && isInPackage(filename) && !absent.look(filename) && !isModule(filename)) native(module, filename)
    else load(module, filename)
  }
}

Module._extensions['.json'] = (module, filename) => {
  if (absent.look(filename)) return load(module, filename)
  if (!isInPackage(filename)) record.file(filename)
  const text = readFileSync(filename, 'utf8').replace(/^\uFEFF/, '')
  try {
    module.exports = JSON.parse(text)
  } catch (error) {
    compile(module, filename, text) // names the place of the mistake
    throw error
  }
}

module.exports = { requireFor, run }
