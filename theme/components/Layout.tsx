import type { ComponentType } from 'react'
import type { PageKind } from '../contract'
import { usePage } from '../runtime/page'
import { AnnouncementBar } from './AnnouncementBar'
import { BackToTop } from './BackToTop'
import { DocPage } from './DocPage'
import { PageBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import classes from './Layout.module.css'
import { Navbar } from './Navbar'
import { NotFound } from './NotFound'
import { ProgressBar } from './ProgressBar'
import { RouteAnnouncer } from './RouteAnnouncer'
import { SearchPage } from './SearchPage'
import { Sidebar } from './Sidebar'
import { SitePage } from './SitePage'
import { mainId, SkipLink } from './SkipLink'
import { useScrollbarWidth } from './useScrollbarWidth'

const screens: Record<PageKind, ComponentType> = {
  doc: DocPage,
  category: DocPage,
  tag: DocPage,
  tags: DocPage,
  page: SitePage,
  text: DocPage,
  search: SearchPage,
  notFound: NotFound,
}

/** Layout is the whole page, from the skip link to the footer. */
export function Layout() {
  const Screen = screens[usePage().kind]
  useScrollbarWidth()
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <RouteAnnouncer />
      <AnnouncementBar />
      <Navbar />
      <div className={classes.body}>
        <Sidebar />
        <main className={classes.main} id={mainId}>
          <PageBoundary>
            <Screen />
          </PageBoundary>
          <BackToTop />
        </main>
      </div>
      <Footer />
    </>
  )
}
