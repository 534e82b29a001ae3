'use strict'
// Calls the hooks of a plugin. Go (host.go) says which, and answers what the plugin asks for.
const Module = require('module')
const path = require('path')
const { Buffer } = require('buffer')

const { _load: load } = Module
Module._load = function (request, ...rest) {
  return request === '@docgen-cli/docgen/plugin' ? { definePlugin: (plugin) => plugin } : load.call(this, request, ...rest)
}

// What a plugin must ask its context for throws, because docgen would not know of it.
const refusals = {
  child_process: [['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'], 'list the command in reads.commands and call ctx.run'],
  fs: [
    ['appendFile', 'appendFileSync', 'createWriteStream', 'mkdir', 'mkdirSync', 'rename', 'renameSync', 'rm', 'rmSync', 'unlink', 'unlinkSync', 'writeFile', 'writeFileSync'],
    'return further files of the output from files()',
  ],
  http: [['get', 'request'], 'list the host in reads.hosts and call ctx.fetch'],
  https: [['get', 'request'], 'list the host in reads.hosts and call ctx.fetch'],
  net: [['connect', 'createConnection'], 'list the host in reads.hosts and call ctx.fetch'],
  'fs/promises': [['appendFile', 'mkdir', 'rename', 'rm', 'unlink', 'writeFile'], 'return further files of the output from files()'],
}
for (const [name, [functions, remedy]] of Object.entries(refusals)) {
  const module = require(name)
  for (const each of functions) {
    module[each] = () => {
      throw new Error(`a plugin cannot call ${each}; ${remedy}`)
    }
  }
}
Module.syncBuiltinESMExports()
globalThis.fetch = async () => {
  throw new Error('a plugin cannot call fetch; list the host in reads.hosts and call ctx.fetch')
}

const kinds = ['directives', 'fences', 'inline']
const hooks = ['load', 'pages', 'check', 'head', 'data', 'files']
const known = new Set(['name', 'options', 'reads', 'components', 'styles', 'client', ...kinds, ...hooks])

// wrong returns the error for a part of a plugin that breaks the contract.
function wrong(text, part) {
  return Object.assign(new Error(text), { docgenAbout: { plugin: part }, stack: '' })
}

// checked returns a plugin after looking at its parts.
function checked(plugin) {
  if (plugin === null || typeof plugin !== 'object') throw wrong('its default export is no plugin; export default definePlugin({ name: "…" })', 'name')
  if (typeof plugin.name !== 'string' || plugin.name === '') throw wrong('it has no name', 'name')
  for (const key of Object.keys(plugin)) {
    if (!known.has(key)) throw wrong(`a plugin has no part "${key}"; its parts are ${[...known].join(', ')}`, key)
  }
  for (const hook of hooks) {
    if (plugin[hook] !== undefined && typeof plugin[hook] !== 'function') throw wrong(`${hook} is no function`, hook)
  }
  return plugin
}

const listOf = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

function readsOf(plugin, options) {
  const reads = (typeof plugin.reads === 'function' ? plugin.reads(options) : plugin.reads) || {}
  return { files: listOf(reads.files), env: listOf(reads.env), commands: listOf(reads.commands), hosts: listOf(reads.hosts) }
}

function attributesOf(attributes = []) {
  if (Array.isArray(attributes)) return attributes.map((name) => ({ name }))
  return Object.entries(attributes).map(([name, { required, values } = {}]) => ({ name, required, values }))
}

// described returns what a plugin declares.
function described(plugin) {
  const extensions = []
  for (const kind of kinds) {
    for (const [name, each] of Object.entries(plugin[kind] || {})) {
      if (typeof each?.render !== 'function') throw wrong(`${kind}.${name} has no function render`, `${kind}.${name}`)
      extensions.push({ kind, name, attributes: attributesOf(each.attributes), needsTitle: each.title === 'required', within: each.within || '' })
    }
  }
  return {
    name: plugin.name, schema: plugin.options, extensions, hooks: hooks.filter((hook) => plugin[hook]),
    components: plugin.components || {}, styles: listOf(plugin.styles), client: listOf(plugin.client),
  }
}

// contextOf returns what hooks get beside their arguments.
function contextOf({ site, locale, version }, options, data, ask) {
  return Object.freeze({
    site, locale, version, options, data,
    log: (...parts) => console.error(...parts),
    read: async (file) => ask({ do: 'read', file: String(file) }),
    readBytes: async (file) => new Uint8Array(Buffer.from(ask({ do: 'readBytes', file: String(file) }), 'base64')),
    glob: async (...patterns) => ask({ do: 'glob', patterns: patterns.flat() }) || [],
    env: (name) => ask({ do: 'env', name: String(name) }) ?? undefined,
    run: async (command, args = [], { input = '', output = '' } = {}) => ask({ do: 'run', command, args: args.map(String), input, output }),
    fetch: async (url, { maxAge = 3600, method = 'GET', headers = {}, body = '' } = {}) => ask({ do: 'fetch', url: String(url), maxAge, method, headers, body }),
  })
}

// rendered returns the results of directives as Markdown or HTML.
async function rendered(plugin, calls, ctx) {
  const results = []
  for (const { kind, name, node } of calls) {
    const result = await plugin[kind][name].render(node, { ...ctx, page: node.page })
    const isHTML = result !== null && typeof result === 'object' && typeof result.html === 'string'
    if (typeof result !== 'string' && !isHTML) throw wrong(`render of ${kind}.${name} must return Markdown or { html: "…" }, not ${result === null ? 'null' : typeof result}`, `${kind}.${name}.render`)
    results.push(isHTML ? { html: result.html } : { markdown: result })
  }
  return results
}

const calls = {
  describe: described,
  reads: (plugin, { options }) => readsOf(plugin, options),
  load: (plugin, _, ctx) => plugin.load(ctx),
  pages: (plugin, _, ctx) => plugin.pages(ctx.data, ctx),
  render: (plugin, { calls: list }, ctx) => rendered(plugin, list, ctx),
  check: (plugin, { pages }, ctx) => plugin.check({ ...ctx.site, pages }, ctx),
  files: (plugin, { pages }, ctx) => plugin.files({ ...ctx.site, pages }, ctx),
  head: (plugin, { pages }, ctx) => Promise.all(pages.map((page) => plugin.head(page, ctx))),
  data: (plugin, { pages }, ctx) => Promise.all(pages.map((page) => plugin.data(page, ctx))),
}

const kept = new Map() // data of plugins, by key

// frozen keeps one page from changing what the next one gets.
function frozen(value) {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

// dataOf returns the data of a plugin, which Go sends once.
function dataOf({ data, dataKey }) {
  if (data !== undefined && dataKey) kept.set(dataKey, frozen(data))
  return data ?? kept.get(dataKey)
}

module.exports = async (module, argument, { ask, guard }) => {
  guard((file) => ask({ do: 'may', file: path.resolve(file) }))
  const plugin = checked(await module())
  const ctx = contextOf(argument.context, argument.options, dataOf(argument), ask)
  return JSON.stringify((await calls[argument.hook](plugin, argument, ctx)) ?? null)
}
