import type { ReactNode } from 'react'
import { Message } from '../messages'
import { interpolate } from './Interpolate'

type Values = Readonly<Record<string, ReactNode>>

interface Props {
  id?: string
  description?: string
  values?: Values
  /** the text in the site's language */
  children?: string
}

/** Returns the text of one of the theme's own messages; for another id, the id. */
function textOf(id: string): string {
  return Object.hasOwn(Message, id) ? Message[id as keyof typeof Message] : id
}

/** Translate shows a text of the site, with values. An id of the theme needs no text. */
export default function Translate({ id = '', values, children = textOf(id) }: Props) {
  return interpolate(children, values)
}

/** translate returns a text of the site as a string, for attributes. */
export function translate({ message, id = '' }: { message?: string; id?: string }, values?: Values): string {
  return String(interpolate(message ?? textOf(id), values))
}
