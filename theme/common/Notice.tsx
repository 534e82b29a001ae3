import type { ReactNode } from 'react'
import classes from './Notice.module.css'

/** Notice shows a message about the page itself above the content. */
export function Notice({ title, role, children }: { title?: string; role?: 'alert'; children: ReactNode }) {
  return (
    <div className={classes.notice} role={role}>
      {title && <b className={classes.title}>{title}</b>}
      {children}
    </div>
  )
}
