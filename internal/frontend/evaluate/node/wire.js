'use strict'
// The messages between Node and Go (wire.go). Both directions are synchronous, so that
// require can ask Go to compile a file. A message to Go begins with a token that nothing else
// prints, because a child process of the site's code may write to standard output too.
const { readSync, writeSync } = require('fs')
const { parse, stringify } = JSON
const { exit } = process
const [concat, from, alloc] = [Buffer.concat.bind(Buffer), Buffer.from.bind(Buffer), Buffer.alloc.bind(Buffer)]

function attempt(operation) {
  for (;;) {
    try {
      return operation()
    } catch (error) {
      if (error.code === 'EOF' || error.code === 'EPIPE') exit.call(process)
      if (error.code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
}

function readBytes(size) {
  const bytes = alloc(size)
  for (let at = 0; at < size; ) {
    const count = attempt(() => readSync(0, bytes, at, size - at, null))
    if (count === 0) exit.call(process)
    at += count
  }
  return bytes.toString()
}

function read() {
  return parse(readBytes(Number(readBytes(10))))
}

function write(message) {
  const text = from(stringify(message))
  const bytes = concat([from(`\n${token} ${text.length}\n`), text])
  for (let at = 0; at < bytes.length; ) at += attempt(() => writeSync(1, bytes, at))
}

// ask sends a request to Go and returns the answer.
function ask(message) {
  write(message)
  return read()
}

module.exports = { ask, read, write }
