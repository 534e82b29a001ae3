import type { ReactNode } from 'react'
import classes from './Badge.module.css'

interface Props {
  type?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  children?: ReactNode
}

/** Badge is a word that stands out of its line, such as "new". */
export function Badge({ type = 'note', children }: Props) {
  return (
    <span className={classes.badge} data-kind={type}>
      {children}
    </span>
  )
}
