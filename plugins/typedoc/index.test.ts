import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { testPlugin } from '@docgen-cli/docgen/testing'
import plugin from './index.ts'
import { typeText } from './types.ts'

const folder = path.join(import.meta.dirname, 'testdata')

/** texts returns the pages of the fixture, which TypeDoc made of timers.ts.txt, by their paths. */
async function texts() {
  const { pages } = await testPlugin(plugin, { folder, options: { json: 'timers.json', out: 'docs/api' } })
  return new Map(pages.map((page) => [page.path.replace('docs/api/', ''), page]))
}

test('each type has a page, and other symbols share one for each kind', async () => {
  expect([...(await texts()).keys()]).toEqual([
    'index.md',
    'clock.md',
    'timer.md',
    'options.md',
    'kind.md',
    'functions.md',
    'types.md',
    'variables.md',
  ])
})

test('a page of a class has its members', async () => {
  const text = (await texts()).get('timer.md')?.text ?? ''
  for (const part of [
    '# Timer\n\nA timer that fires once.',
    '- Extends: [`Clock`](clock.md)\n- Implements: [`Options<T>`](options.md)\n- Type parameter T: the type of the value',
    '### `new Timer()` {#new}\n\nMakes a timer.\n\n:::signature\n```ts\nnew Timer<T = void>(options: Options<T>)\n```\n- `options`: says how long to wait. See [Options](options.md).\n:::\n\n**Throws** RangeError if the delay is negative',
    '### `Timer.count` {#static-count}',
    'Inherited from [`Clock.running`](clock.md#running).',
    '### `begin()` :badge[deprecated]{type="danger"} {#begin}\n\n:::warning[Deprecated]\n\nuse [`start`](#start)\n\n:::',
    '- `value`: that [`Options.done`](options.md#done) gets\n- `when`: it starts; now by default. See [When](types.md#when).\n- returns: whether it was not running',
    "**Example**\n\n```ts\ntimer.start('x')\n```",
  ]) {
    expect(text).toContain(part)
  }
})

test('other pages have overloads, members and values', async () => {
  const pages = await texts()
  expect(pages.get('functions.md')?.text).toContain(
    'function wait(milliseconds: number): Promise<void>\n```\n:::\n\nWaits for a date.\n\n:::signature',
  )
  expect(pages.get('kind.md')?.text).toContain(
    "| `Once` | `'once'` | fires once |\n| `Often` | `'often'` |  |",
  )
  expect(pages.get('types.md')?.text).toContain('type When = Date | number')
  expect(pages.get('options.md')?.text).toContain('- Since: 1.2')
  expect(pages.get('index.md')?.text).toContain(
    '## Functions\n\n| name | |\n| --- | --- |\n| [`wait`](functions.md#wait) | Waits. |',
  )
})

test('TypeDoc runs on the entry points, and pages lead to the sources', async () => {
  const json = readFileSync(path.join(folder, 'timers.json'), 'utf8')
  let given: readonly string[] = []
  const { pages } = await testPlugin(plugin, {
    folder,
    options: { entryPoints: ['../src/index.ts'], out: 'docs/api' },
    outputs: {
      typedoc: (args) => {
        given = args
        return json
      },
    },
  })
  expect(given.join(' ')).toContain('--json {output} --basePath ../src')
  expect(given.slice(-2)).toEqual(['--entryPoints', '../src/index.ts'])
  expect(pages.find((page) => page.path === 'docs/api/timer.md')?.source).toEqual({
    file: '../src/index.ts',
    line: 39,
  })
})

for (const [type, want] of [
  [
    {
      type: 'array',
      elementType: {
        type: 'union',
        types: [
          { type: 'intrinsic', name: 'a' },
          { type: 'literal', value: 'b' },
        ],
      },
    },
    "(a | 'b')[]",
  ],
  [
    {
      type: 'tuple',
      elements: [
        { type: 'namedTupleMember', name: 'x', isOptional: true, element: { type: 'literal', value: 1 } },
      ],
    },
    '[x?: 1]',
  ],
  [{ type: 'typeOperator', operator: 'keyof', target: { type: 'reference', name: 'T' } }, 'keyof T'],
  [{ type: 'predicate', name: 'x', targetType: { type: 'intrinsic', name: 'string' } }, 'x is string'],
  [
    { type: 'templateLiteral', head: 'a', tail: [[{ type: 'intrinsic', name: 'string' }, 'b']] },
    `\`a\${string}b\``,
  ],
  [{ type: 'unheardOf' }, 'unknown'],
  [undefined, 'any'],
] as const) {
  test(`a type is written as TypeScript: ${want}`, () => {
    expect(typeText(type as unknown as Parameters<typeof typeText>[0])).toBe(want)
  })
}
