import type { ComponentPropsWithoutRef, ReactNode } from 'react'

interface Props extends ComponentPropsWithoutRef<'details'> {
  /** what is always shown, where no <summary> is among the children */
  summary?: ReactNode
}

/** Details opens and closes. */
export function Details({ summary, children, ...rest }: Props) {
  return (
    <details {...rest}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  )
}
