// Renders MDX with @mdx-js/mdx and with the modules that docgen writes, so that a test can
// compare the two. Reads questions {source, module} and writes answers {want, got} as JSON;
// an answer is HTML or "error".
import { createRequire } from 'node:module'
import { json } from 'node:stream/consumers'
import { compileFunction } from 'node:vm'
import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'

const require = createRequire(import.meta.url)

// Components that a snippet can use without an import, and modules that it can import.
const components = {
  Box: ({ children, label }) => createElement('section', { title: label }, children),
  Planet: ({ name }) => `Planet ${name}`,
}
const modules = {
  './box.js': { __esModule: true, default: components.Box, Box: components.Box, size: 3 },
  './data.json': { __esModule: true, default: { year: 2024 } },
}

async function reference(source) {
  const options = { ...runtime, remarkPlugins: [remarkGfm], baseUrl: import.meta.url }
  const replaced = source.replaceAll("'./box.js'", `'${boxURL}'`).replaceAll("'./data.json'", `'${dataURL}'`)
  const { default: Content } = await evaluate(replaced, options)
  return renderToStaticMarkup(createElement(Content, { components, name: 'props' }))
}

const url = (text) => `data:text/javascript,${encodeURIComponent(text)}`
globalThis.components = components
const boxURL = url('export const {Box} = globalThis.components; export default Box; export const size = 3')
const dataURL = url('export default {year: 2024}')

function ours(module) {
  const exported = { exports: {} }
  const find = (name) =>
    name === '@theme/MDXComponents' ? { MDXComponents: {} } : (modules[name] ?? require(name))
  compileFunction(module, ['require', 'module', 'exports'])(find, exported, exported.exports)
  return renderToStaticMarkup(createElement(exported.exports.default, { components, name: 'props' }))
}

// What is not of interest: lines between blocks, ids of headings, new tabs, and
// elements that highlight code.
function normalise(html) {
  const blocks = 'p|h[1-6]|ul|ol|li|div|section|blockquote|pre|table|thead|tbody|tr|th|td|hr|details|summary|br|main|figure|dl|dt|dd'
  return html
    .replace(/(<h[2-6]) id="[^"]*"/g, '$1')
    .replace(/ target="_blank" rel="noopener noreferrer"/g, '')
    .replace(/<pre title="[^"]*"/g, '<pre')
    .replace(/<pre>.*?<\/pre>/gs, (code) => code.replace(/<\/?span[^>]*>/g, ''))
    .replace(/\n<\/code><\/pre>/g, '</code></pre>')
    .replace(/ class="(contains-task-list|task-list-item)"/g, '')
    .replace(new RegExp(`\\s*(</?(?:${blocks})\\b[^>]*>)\\s*`, 'g'), '$1')
    .replace(/&#x27;|&#39;/g, "'").replace(/&#34;/g, '&quot;')
    .replace(/ style="text-align:(\w+)"/g, ' align="$1"')
    .trim()
}

const questions = await json(process.stdin)
const answers = []
for (const { source, module } of questions) {
  const answer = { want: '', got: '' }
  try {
    answer.want = normalise(await reference(source))
  } catch (error) {
    answer.want = 'error'
    answer.why = String(error.message ?? error)
  }
  try {
    answer.got = module === '' ? 'error' : normalise(ours(module))
  } catch (error) {
    answer.got = 'error'
    answer.ourWhy = String(error.message ?? error)
  }
  answers.push(answer)
}
process.stdout.write(JSON.stringify(answers))
