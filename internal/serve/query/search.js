'use strict'
// The Node side of internal/serve/query. It runs the search worker of a built site as a browser would, and reads
// the worker's files with a function of docgen.
const vm = require('vm')

const code = new Map() // of modules that the worker may import, by URL
let listener
let read
let settle

globalThis.self = {
  addEventListener: (_, added) => {
    listener = added
  },
  postMessage: (answer) => settle(JSON.stringify(answer)),
}

globalThis.fetch = async (url) => {
  const text = read(url)
  if (text === undefined) return { ok: false, status: 404, statusText: 'not found' }
  return { ok: true, status: 200, statusText: 'OK', json: async () => JSON.parse(text) }
}

function run(text, filename) {
  const module = { exports: {} }
  const source = `(function (module, exports, require) {${text}\n})`
  vm.runInThisContext(source, { filename })(module, module.exports, (url) => run(code.get(url), url))
  return module.exports
}

module.exports = ({ worker, modules = {}, question }, readURL) => {
  read = readURL
  for (const url of Object.keys(modules)) code.set(url, modules[url])
  if (worker) run(worker, 'searchWorker.js')
  return new Promise((resolve) => {
    settle = resolve
    listener({ data: question })
  })
}
