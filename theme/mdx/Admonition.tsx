import type { ReactNode } from 'react'
import { Message } from '../messages'

/** The five admonitions that the theme can show, by all the names that they have. */
const admonitions: Record<string, string> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
}

interface Props {
  type: string
  /** by default that of its type; "" when the title is among the children */
  title?: ReactNode
  className?: string
  id?: string
  children?: ReactNode
}

/** Admonition shows a note, a tip or a warning in a colored box. */
export function Admonition({ type, title, className, id, children }: Props) {
  const label = title ?? titleOf(type)
  return (
    <div id={id} className={join('admonition', className)} data-kind={admonitions[type] ?? 'info'}>
      {label !== '' && <AdmonitionTitle>{label}</AdmonitionTitle>}
      {children}
    </div>
  )
}

/** The title of an admonition that has none: that of its type, or the name of a type of the site's own. */
function titleOf(type: string): string {
  const titles: Record<string, string> = {
    note: docgenText(Message['theme.admonition.note']),
    tip: docgenText(Message['theme.admonition.tip']),
    info: docgenText(Message['theme.admonition.info']),
    warning: docgenText(Message['theme.admonition.warning']),
    danger: docgenText(Message['theme.admonition.danger']),
    caution: docgenText(Message['theme.admonition.caution']),
    important: docgenText(Message['docgen.admonition.important']),
    success: docgenText(Message['docgen.admonition.success']),
    secondary: docgenText(Message['docgen.admonition.secondary']),
  }
  return titles[type] ?? type.charAt(0).toUpperCase() + type.slice(1)
}

/** AdmonitionTitle is the title of an admonition whose title contains Markdown. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <p className="admonition-title">{children}</p>
}

/** join joins class names into one attribute, without the missing ones. */
export function join(...classes: (string | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
