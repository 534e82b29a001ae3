'use strict'
// The Node side of internal/frontend/ssr, which receives this script with --eval. requests.go and
// responses.go define the messages on stdin and stdout. The script is synchronous, because
// rendering never waits, and process.stdin and process.stdout would make the start a tenth
// slower. It uses only the syntax of Node 12, so that an old Node reports its version
// instead of a syntax error.
{
  const fs = require('fs')
  const vm = require('vm')

  const newline = 10
  const modules = new Map() // exports by module name
  const uncached = new Map() // scripts compiled without a code cache, by module name
  const providers = new Map() // module names, by the specifiers that they provide
  let site

  tune(parseInt(process.versions.v8, 10))

  // stdout is reserved for answers, so console and the theme write to stderr.
  Object.defineProperty(process, 'stdout', { get: () => process.stderr })
  Object.defineProperty(process, 'stdin', { get: () => require('stream').Readable.from([]) })

  const handlers = {
    load(message, body, cachedData) {
      const module = { exports: {} }
      // The code cache of a vm.Script includes functions that are compiled when they first run.
      const script = new vm.Script(wrapped(body), { filename: message.file, lineOffset: -1, cachedData })
      if (cachedData && !script.cachedDataRejected) uncached.delete(message.name)
      else uncached.set(message.name, script)
      const run = script.runInThisContext()
      const isDone = within(message.limit, () => run.call(module.exports, module.exports, requireFor(message.name), module))
      if (!isDone) throw new Error(`it did not finish within ${message.limit / 1000} s`)
      const provides = message.provides || []
      for (const specifier of provides) {
        if (!(specifier in module.exports)) throw new Error(`it provides "${specifier}", but does not export it`)
      }
      for (const [specifier, name] of providers) if (name === message.name) providers.delete(specifier)
      for (const specifier of provides) providers.set(specifier, message.name)
      modules.set(message.name, module.exports)
      answer({ id: message.id, kind: 'done' })
    },

    codeCache(message) {
      const script = uncached.get(message.name)
      answer({ id: message.id, kind: 'codeCache' }, script && script.createCachedData())
    },

    site(message, body) {
      site = JSON.parse(body)
      answer({ id: message.id, kind: 'done' })
    },

    render(message, body) {
      const render = exported('theme', 'render')
      output.clear()
      const pages = []
      const wanted = JSON.parse(body)
      const needs = modules.get('theme').needs
      if (needs) for (const name of needs(wanted)) fetch(name)
      const next = () => {
        try {
          const html = render(site, wanted[pages.length])
          if (typeof html !== 'string') throw new Error(`render returned ${nameType(html)} instead of a string`)
          pages.push({ size: output.append(html) })
        } catch (error) {
          pages.push({ error: describe(error) })
        }
      }
      while (pages.length < wanted.length) {
        const first = pages.length
        const isDone = within(message.limit, () => {
          while (pages.length < wanted.length) next()
        })
        if (isDone || pages.length > first) continue // the page that was interrupted starts again with the full time limit
        pages.push({ error: { message: `it did not finish within ${message.limit / 1000} s`, isTimeout: true } })
        while (pages.length < wanted.length) pages.push({ error: { message: 'another page took too long', isSkipped: true } })
      }
      answer({ id: message.id, kind: 'rendered', pages }, output.bytes())
    },
  }

  // fetch gets a part of the theme, and runs it as its end. No time limit may interrupt it between question and answer.
  function fetch(name) {
    answer({ kind: 'part', name })
    const part = JSON.parse(input.line())
    if (part.size === 0) return
    const code = input.take(part.size)
    const script = new vm.Script(wrapped(code), { filename: part.file, lineOffset: part.line - 2 })
    const module = { exports: modules.get('theme') }
    script.runInThisContext().call(module.exports, module.exports, requireFor('theme'), module)
  }

  function wrapped(code) {
    return `(function (exports, require, module) {\n${code}\n})`
  }

  // within calls a function and returns whether it finished within a limit in milliseconds.
  // V8 interrupts code that runs longer, even an endless loop.
  const call = new vm.Script('docgenCall()')
  function within(limit, work) {
    Object.defineProperty(globalThis, 'docgenCall', { value: work, configurable: true })
    try {
      call.runInThisContext({ timeout: limit, displayErrors: false })
      return true
    } catch (error) {
      if (!error || error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      return false
    } finally {
      delete globalThis.docgenCall
    }
  }

  // tune makes V8 optimize functions later than by default. With V8 11 this saves a third of
  // the processor time for 30 pages, and a fifth for 900. The flags differ by version.
  function tune(version) {
    if (version === 11) require('v8').setFlagsFromString('--interrupt-budget=300000')
    if (version === 12) require('v8').setFlagsFromString('--invocation-count-for-turbofan=10000')
  }

  function requireFor(name) {
    return function required(specifier) {
      if (modules.has(specifier)) return modules.get(specifier)
      if (providers.has(specifier)) return modules.get(providers.get(specifier))[specifier]
      if (require('module').isBuiltin(specifier)) return require(specifier)
      const error = new Error(`module "${name}" requires "${specifier}", which is neither loaded nor part of Node`)
      Error.captureStackTrace(error, required) // begins in the code that requires it
      throw error
    }
  }

  function exported(name, key) {
    const module = modules.get(name)
    if (module === undefined) throw new Error(`module "${name}" is not loaded`)
    if (typeof module[key] !== 'function') throw new Error(`module "${name}" exports no function "${key}"`)
    return module[key]
  }

  function nameType(value) {
    return Object.prototype.toString.call(value).slice(8, -1)
  }

  // describe turns any thrown value into the error of an answer.
  function describe(thrown) {
    try {
      const isObject = thrown !== null && typeof thrown === 'object'
      return {
        message: String((isObject && thrown.message) || thrown).slice(0, 4000),
        stack: shorten((isObject && thrown.stack) || ''),
        componentStack: shorten((isObject && thrown.componentStack) || ''),
        lacks: (isObject && thrown.lacks) || '',
      }
    } catch (error) {
      return { message: 'the code threw an error that cannot be shown' }
    }
  }

  // shorten removes this script's own frames from a stack, and cuts long minified lines.
  function shorten(stack) {
    const lines = String(stack).split('\n')
    const own = lines.findIndex((line) => /\[eval\]:\d/.test(line))
    const kept = own < 0 ? lines : lines.slice(0, own)
    return kept.slice(0, 40).map((line) => line.slice(0, 300)).join('\n').trimEnd()
  }

  // output collects the pages of one answer as UTF-8.
  const output = {
    buffer: Buffer.allocUnsafe(1 << 20),
    length: 0,
    clear() {
      this.length = 0
    },
    append(text) {
      const needed = this.length + 3 * text.length
      if (needed > this.buffer.length) {
        const larger = Buffer.allocUnsafe(2 * needed)
        this.buffer.copy(larger, 0, 0, this.length)
        this.buffer = larger
      }
      const size = this.buffer.write(text, this.length)
      this.length += size
      return size
    },
    bytes() {
      return this.buffer.subarray(0, this.length)
    },
  }

  function answer(header, body) {
    header.size = body ? body.length : 0
    write(Buffer.from(`${JSON.stringify(header)}\n`))
    if (header.size > 0) write(body)
    if (header.size > 0) write(Buffer.from('\n'))
  }

  function write(bytes) {
    for (let done = 0; done < bytes.length; ) done += attempt(() => fs.writeSync(1, bytes, done))
  }

  const input = {
    buffer: Buffer.allocUnsafe(1 << 18),
    start: 0,
    end: 0,
    // line returns the text up to the next newline.
    line() {
      let from = this.start
      for (;;) {
        const at = this.buffer.subarray(from, this.end).indexOf(newline)
        if (at >= 0) return this.take(from + at - this.start)
        const seen = this.end - this.start
        this.fill(seen + 1)
        from = this.start + seen
      }
    },
    // take returns the next size bytes as text and drops the newline after them.
    take(size) {
      this.fill(size + 1)
      const text = this.buffer.toString('utf8', this.start, this.start + size)
      this.start += size + 1
      return text
    },
    // bytes returns a copy of the next size bytes.
    bytes(size) {
      this.fill(size)
      const copy = Buffer.from(this.buffer.subarray(this.start, this.start + size))
      this.start += size
      return copy
    },
    // fill reads until the buffer contains size bytes.
    fill(size) {
      if (this.start === this.end) this.start = this.end = 0
      if (this.start + size > this.buffer.length) {
        const from = this.buffer
        if (size > from.length) this.buffer = Buffer.allocUnsafe(2 * size)
        from.copy(this.buffer, 0, this.start, this.end)
        this.end -= this.start
        this.start = 0
      }
      while (this.end - this.start < size) {
        const count = attempt(() => fs.readSync(0, this.buffer, this.end, this.buffer.length - this.end, null))
        if (count === 0) process.exit()
        this.end += count
      }
    },
  }

  // attempt repeats a read or write if another process made the pipe non-blocking.
  function attempt(operation) {
    for (;;) {
      try {
        return operation()
      } catch (error) {
        if (error.code === 'EOF' || error.code === 'EPIPE') process.exit()
        if (error.code !== 'EAGAIN') throw error
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
      }
    }
  }

  // step answers one message, then lets the event loop run what the theme has scheduled.
  function step() {
    const message = JSON.parse(input.line())
    const cached = message.cached > 0 ? input.bytes(message.cached) : undefined
    const body = message.size > 0 ? input.take(message.size - (message.cached || 0)) : ''
    try {
      handlers[message.kind](message, body, cached)
    } catch (error) {
      answer({ id: message.id, kind: 'error', error: describe(error) })
    }
    setImmediate(step)
  }

  answer({ kind: 'hello', node: process.version })
  step()
}
