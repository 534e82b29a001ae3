// Lints what people read: the Markdown of the repository, and the messages and comments
// in its sources. Run by "make lint".
//
// usage: node prose/lint.js [FILE ...], all files of the repository without arguments.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { TextlintKernel } from '@textlint/kernel'
import markdown from '@textlint/textlint-plugin-markdown'
import abbreviations from './rules/abbreviations.js'
import length from './rules/length.js'
import passive from './rules/passive.js'
import spelling from './rules/spelling.js'
import words from './rules/words.js'
import source from './source.js'

const rules = { abbreviations, length, passive, spelling, words }
// The Phoenix pages are British, like the names in its API.
const optionsFor = (ruleId, filePath) =>
  ruleId === 'spelling' ? { is: /^content\//.test(filePath) ? 'british' : 'american' } : true

const kernel = new TextlintKernel()

/** The problems of a text, in its order: [{line, column, ruleId, message}]. */
export async function lint(text, filePath) {
  const { messages } = await kernel.lintText(text, {
    filePath,
    ext: extname(filePath),
    plugins: [
      { pluginId: 'markdown', plugin: markdown.default ?? markdown, options: { extensions: ['.mdx'] } },
      { pluginId: 'source', plugin: source },
    ],
    rules: Object.entries(rules).map(([ruleId, rule]) => ({
      ruleId,
      rule,
      options: optionsFor(ruleId, filePath),
    })),
  })
  return messages
}

// Test data is not prose, the examples of others keep their spelling, and the rules are those of English.
const included = /\.(md|mdx|go|ts|tsx|js|css|ya?ml)$/
const excluded =
  /(^|\/)testdata\/|_test\.go$|\.test\.[jt]s$|^e2e\/fixture\/|^docs\/i18n\/|^prose\/rules\/|^theme\/(contract\.ts|prepared\/)/

function allFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => included.test(file) && !excluded.test(file))
}

async function main(files) {
  let count = 0
  for (const file of files) {
    for (const { line, column, message, ruleId } of await lint(readFileSync(file, 'utf8'), file)) {
      console.log(`${file}:${line}:${column}: ${message}  [${ruleId}]`)
      count++
    }
  }
  console.log(count === 0 ? `${files.length} files, no problems found` : `${count} problems`)
  process.exitCode = count === 0 ? 0 : 1
}

if (process.argv[1] === import.meta.filename) {
  await main(process.argv.length > 2 ? process.argv.slice(2) : allFiles())
}
