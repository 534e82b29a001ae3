import type { ReactNode } from 'react'
import { Mark } from '../contract'
import { Message } from '../messages'
import { interpolate } from './Interpolate'

type Values = Readonly<Record<string, ReactNode>>

interface Text {
  id?: string
  /** the text in the language of the default locale */
  message?: string
  /** for translators */
  description?: string
}

interface Props extends Omit<Text, 'message'> {
  values?: Values
  /** the text in the language of the default locale */
  children?: string
}

/** translated returns a text in the language of the page. The theme's own texts need no more than their ids. */
function translated({ id, message }: Text): string {
  const key = id ?? message
  if (key === undefined) {
    throw new Error(Mark.NothingToSay)
  }
  const { own = {}, labels } = docgenLocale
  const label = Object.hasOwn(Message, key) ? Message[key as keyof typeof Message] : undefined
  if (Object.hasOwn(own, key)) {
    return own[key] ?? ''
  }
  return (label && labels[label]) ?? message ?? (label ? docgenText(label) : key)
}

/** Translate shows a text of the site in the language of the page, with values. */
export default function Translate({ id, values, children }: Props) {
  if (children && typeof children !== 'string') {
    throw new Error('the content of <Translate> must be a single string')
  }
  return interpolate(translated({ id, message: children }), values)
}

/** translate returns a text of the site as a string, for attributes. */
export function translate(text: Text, values?: Values): string {
  return String(interpolate(translated(text), values))
}
