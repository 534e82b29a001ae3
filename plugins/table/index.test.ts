import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { testPlugin } from '@docgen-cli/docgen/testing'
import plugin from './index.ts'

/** rendered shows a file with attributes. */
async function rendered(name: string, text: string, attributes: Record<string, string> = {}, title = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'table-'))
  try {
    writeFileSync(path.join(folder, name), text)
    const tested = await testPlugin(plugin, { folder, options: {} })
    return await tested.render('directives', 'table', { attributes: { file: name, ...attributes }, title })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const prices = 'name,price,url\nTea,2.50,https://a.example/tea\nCake,10,\n"Jam, ""red""",3,/jam\n'

for (const [name, file, text, attributes, want] of [
  [
    'CSV',
    'a.csv',
    prices,
    { columns: 'name=What,price' },
    '| What | price |\n| :-- | --: |\n| Tea | 2.50 |\n| Cake | 10 |\n| Jam, "red" | 3 |',
  ],
  [
    'sorting',
    'a.csv',
    prices,
    { columns: 'name', sort: '-price' },
    '| name |\n| :-- |\n| Cake |\n| Jam, "red" |\n| Tea |',
  ],
  [
    'links',
    'a.csv',
    prices,
    { columns: 'name', links: 'name=url', limit: '2' },
    '| name |\n| :-- |\n| [Tea](https://a.example/tea) |\n| Cake |',
  ],
  [
    'a pattern',
    'a.csv',
    'id\na b\n',
    { links: 'id=https://x.example/{id}' },
    '| id |\n| :-- |\n| [a b](https://x.example/a%20b) |',
  ],
  [
    'lines in cells',
    'a.csv',
    '\uFEFFa,b\r\n"one\r\ntwo",x|y\r\n',
    {},
    '| a | b |\n| :-- | :-- |\n| one<br>two | x\\|y |',
  ],
  ['TSV', 'a.tsv', 'a\tb\n1\t\n', { align: 'a=center' }, '| a | b |\n| :-: | :-- |\n| 1 |  |'],
  [
    'JSON',
    'a.json',
    '[{"a": 1, "b": ["x", "y"]}, {"c": true}]',
    {},
    '| a | b | c |\n| --: | :-- | :-- |\n| 1 | x, y |  |\n|  |  | true |',
  ],
  ['YAML', 'a.yaml', '- {a: 2026-01-02}\n', {}, '| a |\n| :-- |\n| 2026-01-02 |'],
] as const) {
  test(`a table shows ${name}`, async () => {
    expect(await rendered(file, text, attributes)).toBe(want)
  })
}

test('a title makes a figure', async () => {
  expect(await rendered('a.csv', 'a\n1\n', {}, 'Prices')).toBe(
    ':::figure[Prices]\n\n| a |\n| --: |\n| 1 |\n\n:::',
  )
})

for (const [file, text, attributes, want] of [
  ['a.csv', 'a,b\n1,2,3\n', {}, 'a.csv: line 2: 3 cells, but only 2 columns have a name'],
  ['a.csv', 'a\n"x\ny\n', {}, 'a.csv: line 2: a quote is never closed'],
  ['a.csv', 'a\n"x"y\n', {}, 'a.csv: line 2: text follows a closing quote; write "" for a quote in a field'],
  ['a.csv', 'a,a\n', {}, 'a.csv: line 1: two columns have the name "a"'],
  ['a.csv', '', {}, 'a.csv is empty'],
  ['a.csv', 'a\n1\n', { sort: '-b' }, 'a.csv has no column "b"; its columns are a'],
  ['a.csv', 'a\n1\n', { limit: 'x' }, 'limit must be a number above 0, found "x"'],
  ['a.csv', 'a\n1\n', { align: 'a=middle' }, 'align of "a" must be left, right or center, found "middle"'],
  ['a.json', '{"a": 1}', {}, 'a.json: it is no list of objects'],
  ['a.json', '[1]', {}, 'a.json: item 1 is no object'],
] as const) {
  test(`a mistake is told: ${want}`, async () => {
    await expect(rendered(file, text, attributes)).rejects.toThrow(want)
  })
}

test('only declared files are read', async () => {
  await expect(rendered('a.txt', 'a')).rejects.toThrow(
    'the plugin does not declare that it reads a.txt; add "a.txt" to reads.files',
  )
})

test('a table has as many rows as its file', async () => {
  const text = `a,b\n${Array.from({ length: 10_000 }, (_, i) => `${i},"x ""y"" ${i}"`).join('\n')}\n`
  expect(String(await rendered('a.csv', text)).split('\n')).toHaveLength(10_002)
})
