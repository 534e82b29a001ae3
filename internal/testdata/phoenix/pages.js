import { readdirSync, readFileSync } from 'node:fs'

const content = new URL('../../../content/', import.meta.url)
const block = /^( *)```js(?=[ \n])(?: title="(.*?)")?([^\n]*)\n(.*?)^ *```$/gms

/** The scripts of a page: {section, heading, title, code, line, isPlayground}. */
function scriptsOf(text) {
  return [...text.matchAll(block)].map(({ index, 2: title, 3: options, 4: code }) => {
    const before = text.slice(0, index)
    const last = (headings) => before.match(headings)?.at(-1)?.replace(/^#+ /, '')
    return {
      section: last(/^## .*$/gm),
      heading: last(/^#+ .*$/gm),
      title,
      code,
      line: before.split('\n').length,
      isPlayground: options.includes('playground'),
    }
  })
}

/** The pages with scripts, by their path below content/. */
export const pages = readdirSync(content, { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, scripts: scriptsOf(readFileSync(new URL(name, content), 'utf8')) }))
  .filter(({ scripts }) => scripts.length > 0)
  .sort((a, b) => (a.name < b.name ? -1 : 1))
