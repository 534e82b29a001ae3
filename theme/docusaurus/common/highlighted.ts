import { createContext, type ReactElement } from 'react'

/** Highlighted is the code block of Markdown around a component: its text, and the element that docgen has highlighted. */
export const Highlighted = createContext<{ text: string; element: ReactElement } | undefined>(undefined)

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** textOf returns the text of highlighted code. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name = '') =>
      hex || number ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number)) : (named[name] ?? whole),
    )
}
