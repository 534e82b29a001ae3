import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import type { ReactNode } from 'react'
import { mainId } from '../../common/SkipLink'
import { PageBoundary } from '../../errors/ErrorBoundary'
import { BackToTop } from '../../layout/BackToTop'
import { Layout as Page, screens } from '../../layout/Layout'
import classes from '../../layout/Layout.module.css'
import { usePage } from '../../runtime/page'
import { Sidebar } from '../../sidebar/Sidebar'
import { isOnDocs } from '../common/onDocs'

/** Layout arranges the whole page. The site's own layout may hand over what is between the navbar and the footer. */
export function Layout({ children = <LayoutContent /> }: { children?: ReactNode }) {
  return <Page content={children ?? false} /> // null is nothing, not the page
}

/** LayoutContent is what is between the navbar and the footer. */
export function LayoutContent() {
  const { kind } = usePage()
  const Screen = screens[kind]
  const content = (
    <>
      <PageBoundary>
        <Screen />
      </PageBoundary>
      <BackToTop />
    </>
  )
  return (
    <div className={classes.body} data-kind={kind}>
      <Sidebar />
      {isOnDocs(kind) ? (
        <div className={classes.main}>
          <DocRootLayoutMain {...{ hiddenSidebarContainer: false }}>{content}</DocRootLayoutMain>
        </div>
      ) : (
        <main className={classes.main} id={mainId}>
          {content}
        </main>
      )}
    </div>
  )
}
