/** fillNodes puts values, which may be elements, in place of their names in a message. */
export function fillNodes<T>(text: string, values: Readonly<Record<string, T>>): (T | string | undefined)[] {
  return text.split(/[{}]/).map((part, position) => (position % 2 ? values[part] : part))
}

/** fill puts values in place of their names in a message: "Direct link to {heading}". */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return fillNodes(text, values).join('')
}

/** plural fills in the form of a message for a number, and other values: "One document found|{count} documents found". */
export function plural(text: string, count: number, values?: Readonly<Record<string, unknown>>): string {
  return fill(docgenForm(text, count), { count, ...values })
}

/** fillers are for scripts that load later: an import of their own would cut the first script in two. */
export const fillers = { fill, plural }
