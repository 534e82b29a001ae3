import type { ReactNode } from 'react'
import { mainId } from '../../../../common/SkipLink'
import classes from '../../../../layout/Layout.module.css'

/** DocRootLayoutMain is what is beside the sidebar of the docs. */
export default function DocRootLayoutMain({ children }: { children?: ReactNode }) {
  return (
    <main className={classes.main} id={mainId}>
      {children}
    </main>
  )
}
