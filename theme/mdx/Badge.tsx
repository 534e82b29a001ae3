import type { ReactNode } from 'react'

interface Props {
  type?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  children?: ReactNode
}

/** Badge highlights a word in a line of text, such as "new". */
export function Badge({ type = 'note', children }: Props) {
  return (
    <span className="badge" data-kind={type}>
      {children}
    </span>
  )
}
