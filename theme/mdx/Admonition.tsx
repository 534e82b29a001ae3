import type { ReactNode } from 'react'

/** looks are the five looks of admonitions by all their names. */
const looks: Record<string, string> = {
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
  /** its name without one; "" when the title is among the children */
  title?: ReactNode
  className?: string
  id?: string
  children?: ReactNode
}

/** Admonition is a box that stands out of the text. */
export function Admonition({ type, title, className, id, children }: Props) {
  const label = title ?? type.charAt(0).toUpperCase() + type.slice(1)
  return (
    <div id={id} className={join('admonition', className)} data-kind={looks[type] ?? 'info'}>
      {label !== '' && <AdmonitionTitle>{label}</AdmonitionTitle>}
      {children}
    </div>
  )
}

/** AdmonitionTitle is the title of an admonition that has Markdown in it. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return <p className="admonition-title">{children}</p>
}

/** join makes one class attribute of several. */
export function join(...classes: (string | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
