'use strict'
// The Node side of internal/serve/query, which receives this script with --eval. It runs the search worker of a
// built site as a browser would: the worker's requests become messages on stdout, and docgen answers them on
// stdin. Each message is one line of JSON. The script uses only old syntax, so that an old Node reports its
// version instead of a syntax error.
{
  const readline = require('readline')
  const vm = require('vm')

  const out = process.stdout
  // stdout is reserved for messages, so console writes to stderr.
  Object.defineProperty(process, 'stdout', { get: () => process.stderr })
  const send = (message) => out.write(`${JSON.stringify(message)}\n`)

  const requests = new Map() // functions that receive the text of a file, by the number of the request
  const modules = new Map() // the code of modules that the worker may import, by URL
  let latest = 0
  let listener

  globalThis.self = {
    addEventListener: (_, added) => {
      listener = added
    },
    postMessage: (answer) => send({ answer }),
  }

  globalThis.fetch = (url) =>
    new Promise((resolve) => {
      latest += 1
      requests.set(latest, resolve)
      send({ read: { id: latest, url } })
    })

  function response(text) {
    if (typeof text !== 'string') return { ok: false, status: 404, statusText: 'not found' }
    return { ok: true, status: 200, statusText: 'OK', json: async () => JSON.parse(text) }
  }

  function run(code, filename) {
    const module = { exports: {} }
    const source = `(function (module, exports, require) {${code}\n})`
    vm.runInThisContext(source, { filename })(module, module.exports, (url) => run(modules.get(url), url))
    return module.exports
  }

  const handlers = {
    modules: (added) => {
      for (const url of Object.keys(added)) modules.set(url, added[url])
    },
    worker: (code) => run(code, 'searchWorker.js'),
    text: ({ id, text }) => {
      requests.get(id)(response(text))
      requests.delete(id)
    },
    ask: (data) => listener({ data }),
  }

  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line)
    for (const kind of Object.keys(message)) handlers[kind](message[kind])
  })

  send({ node: process.version })
}
