import type { ReactNode } from 'react'
import classes from './Steps.module.css'

/** Steps numbers the items of the list in it, or its headings of the third level, along a line. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={classes.steps}>{children}</div>
}
