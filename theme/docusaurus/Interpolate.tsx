import { Fragment, type ReactNode } from 'react'

type Values = Readonly<Record<string, ReactNode>>

/** interpolate replaces names in braces by their values. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, position) => {
    const isName = position % 2 === 1
    if (!isName) {
      return part
    }
    return part in values ? values[part] : `{${part}}`
  })
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) {
    return parts.join('')
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
  return parts.map((part, position) => <Fragment key={position}>{part}</Fragment>)
}

/** Interpolate shows a text with values. */
export default function Interpolate({ children, values }: { children: string; values?: Values }) {
  return interpolate(children, values)
}
