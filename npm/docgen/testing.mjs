// Runs a plugin over a folder, as docgen does, for tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const listOf = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])

// matcher returns a function that reports whether a name matches one of the patterns.
function matcher(patterns) {
  const expressions = patterns.map((pattern) => {
    const parts = path.posix.normalize(pattern).split(/(\*\*\/|\*\*|\*|\?|\{[^}]*\})/)
    const regular = parts.map((part) => {
      if (part === '**/') return '(?:[^/]+/)*'
      if (part === '**') return '.*'
      if (part === '*') return '[^/]*'
      if (part === '?') return '[^/]'
      if (/^\{.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`
      return escaped(part)
    })
    return new RegExp(`^${regular.join('')}$`)
  })
  return (name) => expressions.some((expression) => expression.test(name))
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

// below lists the files below a folder as docgen does: without hidden ones and node_modules.
function below(folder, at) {
  const full = path.join(folder, at)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(at, entry.name)
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
    return entry.isDirectory() ? below(folder, name) : [name]
  })
}

function undeclared(what, list, entry) {
  return new Error(
    `the plugin does not declare that it reads ${what}; add ${JSON.stringify(entry)} to reads.${list}`,
  )
}

// baseOf returns the folder that has all files which match a pattern.
const baseOf = (pattern) => path.posix.dirname(`${pattern.split(/[*?{[]/)[0]}x`)

function contextOf(plugin, { folder = '.', options = {}, site = {}, answers = {}, outputs = {} }) {
  const declared = (typeof plugin.reads === 'function' ? plugin.reads(options) : plugin.reads) ?? {}
  const isReadable = matcher(listOf(declared.files))
  const read = (file) => {
    const name = path.posix.normalize(file)
    if (!isReadable(name)) throw undeclared(name, 'files', name)
    if (!existsSync(path.join(folder, name))) throw new Error(`no file ${JSON.stringify(name)}`)
    return readFileSync(path.join(folder, name))
  }
  return {
    site: {
      title: 'Test',
      url: 'https://test.example',
      baseUrl: '/',
      locales: ['en'],
      docs: [],
      blogs: [],
      ...site,
    },
    locale: 'en',
    options,
    log: () => {},
    read: async (file) =>
      read(file)
        .toString()
        .replace(/^\uFEFF/, ''),
    readBytes: async (file) => new Uint8Array(read(file)),
    glob: async (...patterns) =>
      [...new Set(patterns.flatMap((pattern) => below(folder, baseOf(pattern)).filter(matcher([pattern]))))]
        .filter(isReadable)
        .sort(),
    env: (name) => {
      if (!listOf(declared.env).includes(name)) throw undeclared(`the variable ${name}`, 'env', name)
      return process.env[name]
    },
    run: async (command, args = [], { input } = {}) => {
      if (!listOf(declared.commands).includes(command))
        throw undeclared(`what ${command} prints`, 'commands', command)
      if (command in outputs)
        return typeof outputs[command] === 'function' ? outputs[command](args, input) : outputs[command]
      const { status, stdout, stderr, error } = spawnSync(command, args, {
        cwd: folder,
        input,
        encoding: 'utf8',
      })
      if (error || status !== 0)
        throw new Error(`${command} failed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`)
      return stdout
    },
    fetch: async (url) => {
      const { host } = new URL(url)
      if (!listOf(declared.hosts).includes(host)) throw undeclared(`from ${host}`, 'hosts', host)
      if (!(url in answers)) throw new Error(`the test has no answer for ${url}`)
      return typeof answers[url] === 'string' ? { status: 200, text: answers[url] } : answers[url]
    },
  }
}

export async function testPlugin(plugin, settings = {}) {
  const context = contextOf(plugin, settings)
  const plain = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
  const data = plain(await plugin.load?.(context))
  const full = { ...context, data }
  return {
    data,
    context: full,
    pages: plain((await plugin.pages?.(data, full)) ?? []),
    render: async (kind, name, node = {}) => {
      const usual = {
        name,
        title: '',
        content: '',
        id: '',
        classes: [],
        attributes: {},
        page: { file: 'docs/index.md', isMDX: false },
      }
      const directive = plugin[kind]?.[name]
      if (!directive) throw new Error(`the plugin has no ${name} in ${kind}`)
      return directive.render({ ...usual, ...node }, full)
    },
  }
}
