import type { ReactNode } from 'react'
import classes from './Badge.module.css'

interface Props {
  type?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  children?: ReactNode
}

/** Badge highlights a word in a line of text, such as "new". */
export function Badge({ type = 'note', children }: Props) {
  return (
    <span className={classes.badge} data-kind={type}>
      {children}
    </span>
  )
}
