'use strict'
// Answers the requests of Go, one after the other.
const path = require('path')
const wire = own('wire.js')
const { describe, framesOf } = own('failure.js')
const { gaps, lookOf } = own('recorder.js')
const { encode } = own('encode.js')
const absent = own('absent.js')
const record = own('record.js')
own('commands.js')
const { requireFor, run } = own('loader.js')

Error.stackTraceLimit = 50

// Standard output is for messages.
Object.defineProperty(process, 'stdout', { get: () => process.stderr })
Object.defineProperty(process, 'stdin', { get: () => require('stream').Readable.from([]) })

const { exit } = process
let pending = false
let crash = () => {}

process.exit = process.reallyExit = (code = process.exitCode || 0) => {
  fail({ text: `it calls process.exit(${code})`, frames: framesOf(new Error()), ended: true })
  exit.call(process, 1)
}
process.on('uncaughtException', (error) => crash(error))
process.on('unhandledRejection', (error) => console.error(error))
process.on('beforeExit', () => {
  if (!pending) return
  fail({ text: 'it waits for a promise that nothing settles', frames: [], ended: true })
  exit.call(process, 1)
})

function fail(failure) {
  if (pending) wire.write({ kind: 'failed', failure, ...inputs() })
  pending = false
}

function inputs() {
  return { files: [...record.files], folders: [...record.folders], variables: [...record.variables] }
}

// defaultOf returns the default export of a module, or else all its exports.
function defaultOf(exports) {
  return exports !== null && typeof exports === 'object' && exports.default !== undefined ? exports.default : exports
}

async function valueOf(file) {
  try {
    return await defaultOf(requireFor(path.join(site, 'docgen.js'))(file))
  } catch (error) {
    if (error && error.docgenTopLevelAwait) return defaultOf(await whole(file))
    if (!isRecording || !error || !error.docgenAbsent || absent.look(error.docgenAbsent)) throw error
    absent.addFile(error.docgenAbsent)
    return valueOf(file)
  }
}

// whole evaluates a module that waits at its top level, together with all that it imports.
async function whole(file) {
  const { code, mistake, files } = wire.ask({ kind: 'bundle', file })
  if (mistake) throw Object.assign(new SyntaxError(mistake), { docgenMistake: true })
  for (const each of files) record.file(each)
  const module = { exports: {} }
  await run(module, file, { async: true, text: code })
  return module.exports
}

const functions = new Map() // that Go knows, by file and path
const isFunction = (value) => typeof value === 'function' && lookOf(value) === undefined

async function settled(file) {
  const value = await valueOf(file)
  return isFunction(value) ? value() : value
}

// functionAt returns the function at a path in the exports of a file.
async function functionAt(file, at) {
  const known = functions.get(`${file}#${at}`)
  if (known) return known
  const value = at === '' ? await valueOf(file) : at.split('.').reduce((each, key) => each?.[key], await settled(file))
  if (!isFunction(value)) throw new Error(at === '' ? 'it does not export a function' : `it has no function at "${at}"`)
  return value
}

const ownModules = new Map() // functions of docgen that run beside the site's code, by name

function askGo(question) {
  const { error, value } = wire.ask({ kind: 'ask', question })
  if (error !== undefined) throw new Error(error)
  return value
}

const readURL = (url) => wire.ask({ kind: 'read', file: url }).text

const handlers = {
  async load({ file, call }) {
    const value = call ? await settled(file) : await valueOf(file)
    return encode(value, (at, found) => functions.set(`${file}#${at}`, found))
  },

  async call({ file, path: at = '', calls, through }) {
    const called = await functionAt(file, at)
    const results = []
    const module = { exports: undefined }
    if (through) run(module, path.join(site, 'docgen.js'), { text: through })
    for (const args of calls) results.push(await (through ? module.exports(called, ...args) : called(...args)))
    return encode(results, () => {})
  },

  async run({ file, text, argument }) {
    if (!ownModules.has(file)) {
      const module = { exports: {} }
      run(module, path.join(site, file), { text })
      ownModules.set(file, module.exports)
    }
    return encode(await ownModules.get(file)(argument, readURL), () => {})
  },

  async use({ file, script, text, argument }) {
    if (!ownModules.has(script)) {
      const module = { exports: {} }
      run(module, path.join(site, script), { text })
      ownModules.set(script, module.exports)
    }
    const use = ownModules.get(script)
    return encode(await use(() => valueOf(file), argument, { ask: askGo, guard: record.guard }), () => {})
  },
}

async function serve() {
  for (;;) {
    const request = wire.read()
    pending = true
    try {
      const crashed = new Promise((_, reject) => {
        crash = reject
      })
      const result = await Promise.race([handlers[request.do](request), crashed])
      wire.write({ kind: 'done', ...result, gaps: gaps.splice(0), ...inputs() })
      pending = false
    } catch (error) {
      fail(describe(error))
    }
  }
}

serve()
