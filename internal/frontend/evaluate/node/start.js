'use strict'
// Node receives this script with --eval. It reads the other scripts of this folder from
// standard input, because Windows limits the length of a command line.
{
  const fs = require('fs')
  const vm = require('vm')

  function read(size) {
    const bytes = Buffer.alloc(size)
    for (let at = 0; at < size; ) {
      const count = fs.readSync(0, bytes, at, size - at, null)
      if (count === 0) process.exit()
      at += count
    }
    return bytes.toString()
  }

  const { token, record, variables, scripts } = JSON.parse(read(Number(read(10))))
  for (const name of Object.keys(process.env)) {
    if (variables !== null && !variables.includes(name)) delete process.env[name]
  }
  // The site's code may delete or replace globals, so the scripts keep their own.
  const kept = {
    Array, ArrayBuffer, Atomics, Buffer, Error, JSON, Map, Number, Object, Promise, Proxy, Reflect, RegExp, Set,
    SharedArrayBuffer, String, Symbol, SyntaxError, URL, WeakMap, process,
  }
  const site = process.cwd()
  const names = Object.keys(kept).join(', ')
  const values = Object.values(kept)
  const loaded = new Map()
  const own = (name) => {
    if (!loaded.has(name)) {
      const module = { exports: {} }
      loaded.set(name, module)
      const text = `(function (module, own, require, token, isRecording, site, ${names}) {\n${scripts[name]}\n})`
      vm.runInThisContext(text, { filename: `docgen:${name}`, lineOffset: -1 })(module, own, require, token, record, site, ...values)
    }
    return loaded.get(name).exports
  }
  // An old Node does not understand the other scripts.
  const hello = JSON.stringify({ kind: 'hello', node: process.version })
  fs.writeSync(1, `${token} ${hello.length}\n${hello}`)
  own('serve.js')
}
