/** A row of a table, with the line of the file that it begins on. */
export interface Row {
  cells: Record<string, string>
  line: number
}

/** A table, with its columns in the order of the file. */
export interface Table {
  columns: string[]
  rows: Row[]
}

/** fields splits a text into records of fields, as RFC 4180 says: quotes around a field keep separators and line ends in it. */
function fields(text: string, separator: string): { fields: string[]; line: number }[] {
  const records: { fields: string[]; line: number }[] = []
  let [at, line] = [0, 1]
  while (at < text.length) {
    const record = { fields: [] as string[], line }
    for (;;) {
      let field = ''
      if (text[at] === '"') {
        const start = line
        for (at++; ; at++) {
          if (at >= text.length) throw new Error(`line ${start}: a quote is never closed`)
          if (text[at] === '"' && text[at + 1] === '"') at++
          else if (text[at] === '"') break
          if (text[at] === '\n') line++
          field += text[at]
        }
        at++
        if (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
          throw new Error(`line ${line}: text follows a closing quote; write "" for a quote in a field`)
        }
      } else {
        const end = [text.indexOf(separator, at), text.indexOf('\n', at), text.length].filter(
          (each) => each >= 0,
        )
        const stop = Math.min(...end)
        field = text.slice(at, stop).replace(/\r$/, '')
        at = stop
      }
      record.fields.push(field)
      if (text[at] === '\r') at++
      if (text[at] !== separator) break
      at++
    }
    if (text[at] === '\n') {
      at++
      line++
    }
    if (record.fields.length > 1 || record.fields[0] !== '') records.push(record)
  }
  return records
}

/** parseSeparated reads a table whose first record has the names of the columns. */
export function parseSeparated(text: string, separator: string): Table {
  const [head, ...records] = fields(text.replace(/^\uFEFF/, ''), separator)
  if (!head) return { columns: [], rows: [] }
  const columns = head.fields.map((name) => name.trim())
  const twice = columns.find((name, i) => columns.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`line 1: two columns have the name "${twice}"`)
  const rows = records.map(({ fields: values, line }) => {
    if (values.length > columns.length)
      throw new Error(`line ${line}: ${values.length} cells, but only ${columns.length} columns have a name`)
    return { cells: Object.fromEntries(columns.map((name, i) => [name, values[i] ?? ''])), line }
  })
  return { columns, rows }
}

/** fromList makes a table of a list of objects, as JSON and YAML have it. */
export function fromList(value: unknown): Table {
  if (!Array.isArray(value)) throw new Error('it is no list of objects')
  const columns: string[] = []
  const rows = value.map((item, i) => {
    if (item === null || typeof item !== 'object' || Array.isArray(item))
      throw new Error(`item ${i + 1} is no object`)
    for (const key of Object.keys(item)) if (!columns.includes(key)) columns.push(key)
    return {
      cells: Object.fromEntries(Object.entries(item).map(([key, each]) => [key, textOf(each)])),
      line: 0,
    }
  })
  return { columns, rows }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
