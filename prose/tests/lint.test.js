import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lint } from '../lint.js'

const long = `One ${'two '.repeat(30)}three.`

const cases = [
  ['a word of the style guide', 'a.md', 'Fine.\n\nLook at the *picture* below.', ['3:14 words']],
  ['a phrase across lines', 'a.md', 'The name is\ntold with the nearest.', ['1:10 words']],
  ['front matter', 'a.md', '---\ntitle: The picture\n---\n', ['2:12 words']],
  ['code is not prose', 'a.md', 'Set `picture` to `colour`.\n\n```md\nthe picture\n```', []],
  ['a cell of a table', 'a.md', '| a | b |\n| --- | --- |\n| x | a picture |', ['3:9 words']],
  ['a British spelling', 'a.mdx', 'import X from "x"\n\n# Colours\n', ['3:3 spelling']],
  ['a document set in British spelling', 'content/a.md', 'The colour of the center.', ['1:19 spelling']],
  ['a sentence of 32 words', 'a.md', `Short. ${long}`, ['1:8 length']],
  ['a list of names', 'a.md', `| a |\n| --- |\n| ${'name, '.repeat(31)}last |`, []],
  ['a line break in the middle', 'a.md', `${long.slice(0, 60)}<br>${long.slice(60)}`, []],
  ['code counts as one word', 'a.md', 'One `two three four` five. '.repeat(9), []],
  [
    'a sentence may begin with a name or code',
    'a.md',
    'One two three. docgen four. `five` six.\n'.repeat(9),
    [],
  ],
  [
    'list items are sentences by themselves',
    'a.md',
    `- ${'a word '.repeat(9)}\n- ${'a word '.repeat(9)}`,
    [],
  ],
  ['one passive', 'a.md', 'The page is rendered by Node.', []],
  ['two passives', 'a.md', 'The page is rendered after it was never checked.', ['1:31 passive']],
  ['an abbreviation', 'a.md', 'The CSP applies.', ['1:5 abbreviations']],
  [
    'an abbreviation that is spelled out',
    'a.md',
    'The CSP applies. A Content Security Policy (CSP) is a header.',
    [],
  ],
  ['a message in Go', 'a.go', 'package a\n\nvar text = "a \\"b\\" is told here"\n', ['3:21 words']],
  [
    'a struct tag',
    'a.go',
    'type A struct {\n\tB int `yaml:"b" doc:"The colour of a link."`\n}\n',
    ['2:27 spelling'],
  ],
  ['a comment of two lines in Go', 'a.go', '// The name is\n// told here.\npackage a\n', ['1:13 words']],
  ['an indented example in a comment', 'a.go', '// A color:\n//\n//\tcolour := 1\npackage a\n', []],
  [
    'a comment after a regular expression',
    'a.ts',
    "const a = x.match(/'/) // the picture\nconst b = 'a colour is here'\n",
    ['1:31 words', '2:14 spelling'],
  ],
  ['names are not messages', 'a.ts', "const a = 'colour'\n", []],
  ['a comment of a style sheet', 'a.css', '.a { color: red } /* the picture */\n', ['1:26 words']],
  ['a comment of YAML', 'a.yaml', "a: 'x # the picture' # the colour\n", ['1:28 spelling']],
]

for (const [name, file, text, want] of cases) {
  test(name, async () => {
    const found = await lint(text, file)
    assert.deepEqual(
      found.map(({ line, column, ruleId }) => `${line}:${column} ${ruleId}`),
      want,
    )
  })
}
