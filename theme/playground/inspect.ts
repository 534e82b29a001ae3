/** Maximum number of entries that inspect shows of a list or an object, and how deep it goes. */
const mostEntries = 100
const deepest = 3

/** Maximum number of characters of a line in the log. */
const longest = 10_000

/** format returns the text for the arguments of a call such as console.log: strings as they are, others as code. */
export function format(values: readonly unknown[]): string {
  const text = values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** inspect returns a value as readers would write it in code. */
export function inspect(value: unknown, depth = 0): string {
  try {
    return written(value, depth)
  } catch {
    return '…' // a getter or a proxy of the script threw
  }
}

function written(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'bigint':
      return `${value}n`
    case 'function':
      return `function ${value.name}`.trim()
    case 'object':
      return value === null ? 'null' : object(value, depth)
  }
  return String(value)
}

function object(value: object, depth: number): string {
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`
  }
  if (value instanceof Date || value instanceof RegExp) {
    return String(value)
  }
  const isList = Array.isArray(value)
  const name = value.constructor?.name
  const label = isList || name === 'Object' || !name ? '' : `${name} `
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (depth >= deepest) {
    return `${label}${open}…${close}`
  }
  const parts = partsOf(value, depth)
  if (parts.length > mostEntries) {
    parts.splice(mostEntries, parts.length, '…')
  }
  if (isList) {
    return `[${parts.join(', ')}]`
  }
  return parts.length > 0 ? `${label}{ ${parts.join(', ')} }` : `${label}{}`
}

/** partsOf returns the entries of a list, a map, a set or an object as code, and one too many if there are more. */
function partsOf(value: object, depth: number): string[] {
  const inner = (part: unknown) => inspect(part, depth + 1)
  if (Array.isArray(value)) {
    return value.slice(0, mostEntries + 1).map(inner)
  }
  if (value instanceof Map) {
    return [...value].slice(0, mostEntries + 1).map(([key, entry]) => `${inner(key)} => ${inner(entry)}`)
  }
  if (value instanceof Set) {
    return [...value].slice(0, mostEntries + 1).map(inner)
  }
  return Object.keys(value)
    .slice(0, mostEntries + 1)
    .map((key) => `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${inner(Reflect.get(value, key))}`)
}
