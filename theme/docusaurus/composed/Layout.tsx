import DocRoot from '@theme/DocRoot'
import DocSidebarMobile from '@theme/DocSidebar/Mobile'
import DocVersionRoot from '@theme/DocVersionRoot'
import DocsRoot from '@theme/DocsRoot'
import type { ReactNode } from 'react'
import { mainId } from '../../common/SkipLink'
import { PageBoundary } from '../../errors/ErrorBoundary'
import { BackToTop } from '../../layout/BackToTop'
import { Layout as Page, screens } from '../../layout/Layout'
import classes from '../../layout/Layout.module.css'
import { usePage } from '../../runtime/page'
import { Sidebar } from '../../sidebar/Sidebar'
import { MenuProvider } from '../common/menu'
import { isOnDocs } from '../common/onDocs'
import { overrideProps } from '../common/overrideProps'
import { useDocsVersion } from '../plugin-content-docs/client'
import type { Route } from '../renderRoutes'

/** Layout arranges the whole page. The site's own layout may hand over what is between the navbar and the footer. */
export function Layout({ children = <LayoutContent /> }: { children?: ReactNode }) {
  return (
    <MenuProvider content={usePage().sidebar && <MenuSidebar />}>
      <Page content={children ?? false /* null is nothing, not the page */} />
    </MenuProvider>
  )
}

const MenuSidebar = () => <DocSidebarMobile {...overrideProps.DocSidebar()} />

/** LayoutContent is what is between the navbar and the footer. */
export function LayoutContent() {
  const { kind, docs } = usePage()
  const routes = isOnDocs(kind) ? [{ component: InDocs, routes: [{ component: Content }] }] : [{ component: Beside }]
  return docs ? <DocsRoot route={{ component: DocsRoot, routes: [{ component: InVersion, routes }] }} /> : <Beside />
}

const InVersion = ({ route }: { route: Route }) => <DocVersionRoot version={useDocsVersion()} route={route} />

const InDocs = ({ route }: { route: Route }) => <DocRoot {...{ versionMetadata: useDocsVersion() }} route={route} />

function Beside() {
  return (
    <div className={classes.body} data-kind={usePage().kind}>
      <Sidebar />
      <main className={classes.main} id={mainId}>
        <Content />
      </main>
    </div>
  )
}

function Content() {
  const Screen = screens[usePage().kind]
  return (
    <>
      <PageBoundary>
        <Screen />
      </PageBoundary>
      <BackToTop />
    </>
  )
}
