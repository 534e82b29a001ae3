import { load } from 'js-yaml'
import { definePlugin } from '@docgen-cli/docgen/plugin'
import { fromList, parseSeparated, type Row, type Table } from './csv.ts'

const parsers: Record<string, (text: string) => Table> = {
  csv: (text) => parseSeparated(text, ','),
  tsv: (text) => parseSeparated(text, '\t'),
  json: (text) => fromList(JSON.parse(text)),
  yaml: (text) => fromList(load(text)),
  yml: (text) => fromList(load(text)),
}

function parse(file: string, text: string): Table {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  const parser = parsers[extension]
  if (!parser) throw new Error(`${file} is no table; the extensions are ${Object.keys(parsers).join(', ')}`)
  try {
    return parser(text)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}

/** pairs reads "a=x, b=y". A name without "=" has the value "". */
function pairs(written = ''): Map<string, string> {
  const entries = written
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return new Map(
    entries.map((each) =>
      each.includes('=')
        ? [each.slice(0, each.indexOf('=')).trim(), each.slice(each.indexOf('=') + 1).trim()]
        : [each, ''],
    ),
  )
}

function checkColumns(file: string, table: Table, names: Iterable<string>) {
  for (const name of names) {
    if (!table.columns.includes(name))
      throw new Error(`${file} has no column "${name}"; its columns are ${table.columns.join(', ')}`)
  }
}

const isNumber = (text: string) => text !== '' && /^[-+]?[\d.,\s]*\d%?$/.test(text)
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function sorted(rows: Row[], written: string): Row[] {
  const [column, direction] = written.startsWith('-') ? [written.slice(1), -1] : [written, 1]
  return [...rows].sort((a, b) => direction * collator.compare(a.cells[column] ?? '', b.cells[column] ?? ''))
}

/** cell escapes what has a meaning in the cell of a table. Inline Markdown keeps its meaning. */
const cell = (text: string) =>
  text
    .trim()
    .replace(/\r?\n/g, '<br>')
    .replace(/(?<!\\)\|/g, '\\|')

/** linked returns a cell as a link: to the value of another column, or to an address with the values of columns in braces. */
function linked(text: string, to: string, row: Row, table: Table): string {
  const target = table.columns.includes(to)
    ? row.cells[to]
    : to.replace(/\{([^}]*)\}/g, (_, name) => encodeURIComponent(row.cells[name] ?? ''))
  return text === '' || !target ? text : `[${text}](${/[\s()<>]/.test(target) ? `<${target}>` : target})`
}

const marks: Record<string, string> = { left: ':--', right: '--:', center: ':-:' }

function alignmentOf(name: string, rows: Row[], wanted: string | undefined): string {
  const values = rows.map((row) => row.cells[name] ?? '').filter((text) => text.trim() !== '')
  return (
    marks[
      wanted ?? (values.length > 0 && values.every((text) => isNumber(text.trim())) ? 'right' : 'left')
    ] ?? '---'
  )
}

export default definePlugin({
  name: 'table',
  options: {
    type: 'object',
    properties: {
      files: {
        type: 'array',
        items: { type: 'string' },
        description: 'Patterns of the files that pages may show.',
      },
    },
    additionalProperties: false,
  },
  reads: ({ files = ['**/*.{csv,tsv,json,yaml,yml}'] }: { files?: string[] }) => ({ files }),
  directives: {
    table: {
      attributes: { file: { required: true }, columns: {}, sort: {}, links: {}, align: {}, limit: {} },
      async render({ attributes: { file = '', columns, sort, links, align, limit }, title }, ctx) {
        const table = parse(file, await ctx.read(file))
        const shown = columns ? pairs(columns) : new Map(table.columns.map((name) => [name, '']))
        const [targets, alignments] = [pairs(links), pairs(align)]
        checkColumns(file, table, [
          ...shown.keys(),
          ...targets.keys(),
          ...alignments.keys(),
          ...(sort ? [sort.replace(/^-/, '')] : []),
        ])
        if (limit !== undefined && !/^[1-9]\d*$/.test(limit))
          throw new Error(`limit must be a number above 0, found "${limit}"`)
        const wrong = [...alignments].find(([, each]) => !marks[each])
        if (wrong)
          throw new Error(`align of "${wrong[0]}" must be left, right or center, found "${wrong[1]}"`)
        if (shown.size === 0) throw new Error(`${file} is empty`)
        const rows = (sort ? sorted(table.rows, sort) : table.rows).slice(
          0,
          limit ? Number(limit) : undefined,
        )
        const line = (cells: string[]) => `| ${cells.join(' | ')} |`
        const names = [...shown.keys()]
        const lines = [
          line(names.map((name) => cell(shown.get(name) || name))),
          line(names.map((name) => alignmentOf(name, rows, alignments.get(name)))),
          ...rows.map((row) =>
            line(
              names.map((name) => {
                const text = cell(row.cells[name] ?? '')
                return targets.has(name) ? linked(text, targets.get(name) ?? '', row, table) : text
              }),
            ),
          ),
        ]
        return title ? `:::figure[${title}]\n\n${lines.join('\n')}\n\n:::` : lines.join('\n')
      },
    },
  },
})
