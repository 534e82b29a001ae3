import type { ComponentType, ReactNode } from 'react'
import { mainId, SkipLink } from '../common/SkipLink'
import type { PageKind } from '../contract'
import { DocPage } from '../doc/DocPage'
import { PageBoundary } from '../errors/ErrorBoundary'
import { Navbar } from '../navbar/Navbar'
import { usePage } from '../runtime/page'
import { VersionPart } from '../runtime/versionPart'
import { SearchPage } from '../search/SearchPage'
import { Sidebar } from '../sidebar/Sidebar'
import { AnnouncementBar } from './AnnouncementBar'
import { BackToTop } from './BackToTop'
import { Footer } from './Footer'
import classes from './Layout.module.css'
import { NotFound } from './NotFound'
import { Offline } from './Offline'
import { ProgressBar } from '../common/ProgressBar'
import { RouteAnnouncer } from './RouteAnnouncer'
import { SitePage } from './SitePage'
import { useScrollbarWidth } from './useScrollbarWidth'

/** The components that show the pages of each kind. */
export const screens: Record<PageKind, ComponentType> = {
  doc: DocPage,
  category: DocPage,
  tag: DocPage,
  tags: DocPage,
  post: DocPage,
  blog: DocPage,
  page: SitePage,
  text: DocPage,
  search: SearchPage,
  notFound: NotFound,
}

/**
 * Layout arranges the whole page, from the skip link to the footer. The content replaces what is between the navbar and
 * the footer. It is not the children: a site's copy of Layout gets those too, and shows its own content.
 */
export function Layout({ content }: { content?: ReactNode }) {
  const { kind } = usePage()
  const Screen = screens[kind]
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
      {content ?? (
        <div className={classes.body} data-kind={kind}>
          <Sidebar />
          <main className={classes.main} id={mainId}>
            <PageBoundary>
              <Screen />
            </PageBoundary>
            <BackToTop />
          </main>
        </div>
      )}
      <Footer />
      <Offline />
    </>
  )
}
