import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import { type ReactNode, useState } from 'react'
import classes from '../../../../layout/Layout.module.css'
import { usePage } from '../../../../runtime/page'
import { useDocsSidebar } from '../../../plugin-content-docs/client'

/** DocRootLayout shows a doc beside its sidebar. */
export default function DocRootLayout({ children }: { children?: ReactNode }) {
  const sidebar = useDocsSidebar()
  const [hiddenSidebarContainer, setHiddenSidebarContainer] = useState(false)
  return (
    <div className={classes.body} data-kind={usePage().kind}>
      {sidebar && <DocRootLayoutSidebar sidebar={sidebar.items} {...{ hiddenSidebarContainer, setHiddenSidebarContainer }} />}
      <div className={classes.main}>
        <DocRootLayoutMain {...{ hiddenSidebarContainer }}>{children}</DocRootLayoutMain>
      </div>
    </div>
  )
}
