import type { ComponentPropsWithoutRef, ReactNode } from 'react'

interface Props extends ComponentPropsWithoutRef<'details'> {
  /** what is always visible, unless the children contain a <summary> */
  summary?: ReactNode
}

/** Details shows a summary that opens and closes the content below it. */
export function Details({ summary, children, ...rest }: Props) {
  return (
    <details {...rest}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  )
}
