import type { ReactNode } from 'react'
import { interpolate } from './Interpolate'

type Values = Readonly<Record<string, ReactNode>>

interface Props {
  id?: string
  description?: string
  values?: Values
  /** the text in the site's language; there are no others yet */
  children?: string
}

/** Translate shows a text of the site. */
export default function Translate({ id = '', values, children = id }: Props) {
  return interpolate(children, values)
}

/** translate is Translate for attributes. */
export function translate({ message, id = '' }: { message?: string; id?: string }, values?: Values): string {
  return String(interpolate(message ?? id, values))
}
