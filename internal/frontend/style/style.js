'use strict'
// Compiles style sheets with the site's own packages: sass, less, PostCSS and its plugins.
const fs = require('fs')
const path = require('path')
const { fileURLToPath, pathToFileURL } = require('url')

const site = process.cwd()

// Missing says which npm package the site needs.
class Missing extends Error {
  constructor(name) {
    super(name)
    this.missing = name
  }
}

const isPath = (name) => /^(\.\.?\/|\/|[A-Za-z]:[/\\])/.test(name)
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')
const defaultOf = (exports) => exports?.default ?? exports

// load requires one of several packages.
function load(...names) {
  for (const name of names) {
    let file
    try {
      file = require.resolve(name)
    } catch {
      continue
    }
    return defaultOf(require(file))
  }
  throw new Missing(names[0])
}

// inPackages finds what Sass imports by name: "some-package/style" or "~some-package/style".
function inPackages(url, { containingUrl }) {
  const name = url.replace(/^~/, '')
  if (name.startsWith('@site/')) return pathToFileURL(path.join(site, name.slice(6)))
  if (/^[a-z]+:/i.test(name) || isPath(name)) return null
  const file = containingUrl?.protocol === 'file:' ? fileURLToPath(containingUrl) : path.join(site, 'file')
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', packageOf(name))
    if (fs.existsSync(found)) return pathToFileURL(name === packageOf(name) ? entryOf(found) : path.join(folder, 'node_modules', name))
    if (folder === path.dirname(folder)) return null
  }
}

// entryOf returns the style sheet that a package has for its name.
function entryOf(folder) {
  try {
    const { sass, style } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    return path.join(folder, sass || style || '')
  } catch {
    return folder
  }
}

const compilers = {
  '.css': (file) => ({ css: fs.readFileSync(file, 'utf8') }),

  '.scss': (file, found) => {
    const sass = load('sass', 'sass-embedded')
    const warn = (text, { deprecation, span }) => {
      if (!deprecation) found.warnings.push({ text, ...placeOf(span, file) })
    }
    try {
      const { css, loadedUrls, sourceMap } = sass.compile(file, {
        importers: [{ findFileUrl: inPackages }], charset: false, sourceMap: true, logger: { warn, debug() {} },
      })
      const loaded = (loadedUrls || []).filter((url) => url.protocol === 'file:').map((url) => fileURLToPath(url))
      return { css, map: sourceMap, files: loaded }
    } catch (error) {
      if (!error.sassMessage) throw error
      throw Object.assign(new Error(error.sassMessage), placeOf(error.span, file))
    }
  },

  '.less': async (file) => {
    const less = load('less')
    try {
      const { css, imports } = await less.render(fs.readFileSync(file, 'utf8'), { filename: file, javascriptEnabled: true })
      return { css, files: (imports || []).map((name) => path.resolve(site, name)) }
    } catch (error) {
      throw Object.assign(new Error(error.message), { file: error.filename || file, line: error.line, column: error.column + 1 })
    }
  },
}
compilers['.sass'] = compilers['.scss']

// placeOf returns a place of Sass, which counts from 0.
function placeOf(span, file) {
  if (!span) return { file }
  const named = span.url?.protocol === 'file:' ? fileURLToPath(span.url) : file
  return { file: named, line: span.start.line + 1, column: span.start.column + 1 }
}

// valueOf returns what a reference names: an npm package, a file, or "file#path" in its exports.
async function valueOf(reference, folder) {
  const [name, at] = reference.split('#')
  const plain = name.replace(/^@site\//, './')
  const file = path.resolve(plain === name ? folder : site, plain)
  if (!isPath(plain) && !fs.existsSync(file)) {
    try {
      require.resolve(name)
    } catch {
      throw Object.assign(new Missing(packageOf(name)), { isPlugin: true })
    }
    return defaultOf(require(name))
  }
  const value = defaultOf(require(file))
  if (!at) return value
  const whole = typeof value === 'function' ? await value() : value
  return at.split('.').reduce((each, key) => each?.[key], whole)
}

// pluginsIn returns the PostCSS plugins in a value: a plugin, a config, a plugin of Docusaurus
// with configurePostCss, a function that makes one of these, or a list or reference of them.
async function pluginsIn(value, folder, options) {
  if (!value) return []
  if (typeof value === 'string') return pluginsIn(await valueOf(value, folder), folder, options)
  if (typeof value === 'function' && value.postcss) return [value(options)]
  if (value.postcssPlugin) return [value]
  if (Array.isArray(value)) return pluginsIn(value[0], folder, value[1])
  if (typeof value === 'function') {
    const made = await value({ siteDir: site, siteConfig: {}, cwd: site, env: process.env.NODE_ENV, mode: process.env.NODE_ENV, options: {} }, options)
    return typeof made === 'function' ? [made] : pluginsIn(made, folder, options)
  }
  if (value.configurePostCss) {
    const { plugins } = (await value.configurePostCss({ plugins: [] })) || {}
    return (plugins || []).flat().filter(Boolean)
  }
  const entries = Array.isArray(value.plugins)
    ? value.plugins.map((each) => (Array.isArray(each) ? each : [each]))
    : Object.entries(value.plugins || {}).filter(([, options]) => options !== false)
  const found = []
  for (const [entry, given] of entries) found.push(...(await pluginsIn(entry, folder, given === true ? undefined : given)))
  return found
}

let chosen // the plugins of the site, for all style sheets

async function choose({ plugins, config, key }) {
  if (config) {
    const file = path.join(site, config)
    const value = path.extname(file) === '.json' || path.basename(file) === '.postcssrc' ? JSON.parse(fs.readFileSync(file, 'utf8')) : defaultOf(require(file))
    return pluginsIn(key ? value[key] : value, path.dirname(file))
  }
  const found = []
  for (const each of plugins) found.push(...(await pluginsIn(each, site)))
  return found
}

async function processed(sheet, file, setup, found) {
  chosen ??= choose(setup)
  const plugins = await chosen
  if (plugins.length === 0) return sheet.css
  const postcss = load('postcss')
  const map = sheet.map && { prev: sheet.map, inline: false, annotation: false }
  let result
  try {
    result = await postcss(plugins).process(sheet.css, { from: file, to: file, map })
  } catch (error) {
    if (error.name !== 'CssSyntaxError') throw error
    throw Object.assign(new Error(error.reason), { file: error.file || file, line: error.line, column: error.column })
  }
  for (const { text, line, column } of result.warnings()) found.warnings.push({ text: String(text), file, line, column })
  for (const { type, file: used, dir, glob } of result.messages) {
    if (type === 'dependency' && used) found.files.push(String(used))
    if ((type === 'dir-dependency' || type === 'context-dependency') && (dir || used)) found.folders.push({ dir: String(dir || used), glob: String(glob || '') })
  }
  return result.css
}

// compile compiles one style sheet. The result is the answer of answer.go.
async function compile({ file, hasPlugins, ...setup }) {
  const found = { files: [], folders: [], warnings: [] }
  try {
    const sheet = await compilers[path.extname(file)](file, found)
    found.files.push(...(sheet.files || []))
    return { ...found, css: hasPlugins ? await processed(sheet, file, setup, found) : sheet.css }
  } catch (error) {
    chosen = undefined
    if (error.missing) return { ...found, missing: error.missing, isPlugin: error.isPlugin }
    if (!error.file) throw error
    return { ...found, mistake: { text: error.message, file: error.file, line: error.line, column: error.column } }
  }
}

module.exports = async (setup) => JSON.stringify(await compile(setup))
