/** fillNodes puts values, which may be elements, in place of their names in a message. */
export function fillNodes<T>(text: string, values: Readonly<Record<string, T>>): (T | string | undefined)[] {
  return text.split(/[{}]/).map((part, position) => (position % 2 ? values[part] : part))
}

/** fill puts values in place of their names in a message: "Direct link to {heading}". */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return fillNodes(text, values).join('')
}

/**
 * plural fills in the form of a message for a number: "One document found|{count} documents found". It
 * knows the two forms of English, the language of messages.ts.
 */
export function plural(text: string, count: number): string {
  const [one = '', many = one] = text.split('|')
  return fill(count === 1 ? one : many, { count })
}

/** fillers are for scripts that load later: an import of their own would cut the first script in two. */
export const fillers = { fill, plural }
