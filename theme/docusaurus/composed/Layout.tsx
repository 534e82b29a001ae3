import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import type { ReactNode } from 'react'
import { mainId, SkipLink } from '../../common/SkipLink'
import { PageBoundary } from '../../errors/ErrorBoundary'
import { AnnouncementBar } from '../../layout/AnnouncementBar'
import { BackToTop } from '../../layout/BackToTop'
import { Footer } from '../../layout/Footer'
import { screens } from '../../layout/Layout'
import classes from '../../layout/Layout.module.css'
import { Offline } from '../../layout/Offline'
import { ProgressBar } from '../../common/ProgressBar'
import { RouteAnnouncer } from '../../layout/RouteAnnouncer'
import { useScrollbarWidth } from '../../layout/useScrollbarWidth'
import { Navbar } from '../../navbar/Navbar'
import { usePage } from '../../runtime/page'
import { VersionPart } from '../../runtime/versionPart'
import { Sidebar } from '../../sidebar/Sidebar'
import { isOnDocs } from '../common/onDocs'

/** Layout arranges the whole page. The site's own layout may hand over what is between the navbar and the footer. */
export function Layout({ children = <LayoutContent /> }: { children?: ReactNode }) {
  useScrollbarWidth()
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <RouteAnnouncer />
      <AnnouncementBar />
      <VersionPart name="navbar">
        <Navbar />
      </VersionPart>
      {children}
      <Footer />
      <Offline />
    </>
  )
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
