import { type ReactNode, useEffect } from 'react'
import type { PageData, SiteData } from './contract'
import { AppCrash } from './errors/AppCrash'
import { ErrorBoundary } from './errors/ErrorBoundary'
import { Layout } from './layout/Layout'
import { NavbarEntries } from './navbar/NavbarItems'
import { NestedEntriesProvider } from './navbar/nestedEntries'
import { PageProvider } from './runtime/page'
import type { PageExports } from './runtime/pageCode'
import { SidebarStateProvider } from './runtime/sidebarState'
import { SiteProvider } from './runtime/site'
import { NestedItemsProvider } from './sidebar/nestedItems'
import { SidebarItems } from './sidebar/SidebarItems'

interface Props {
  site: SiteData
  page: PageData
  /** exports of the page's script, if it has one */
  code?: PageExports
  /** called once when the page is interactive, even if it shows a crash */
  onReady?: () => void
}

/** App renders one page of the site, the same on the server and in the browser. */
export function App({ site, page, code, onReady }: Props) {
  return (
    <>
      <ErrorBoundary
        subject={page.path}
        fallback={(error, retry) => {
          const tryAgain = () => {
            document.title = page.head.title
            retry()
          }
          return <AppCrash error={error} onRetry={tryAgain} />
        }}
      >
        <Providers site={site} page={page} code={code}>
          <Layout />
        </Providers>
      </ErrorBoundary>
      <Ready onReady={onReady} />
    </>
  )
}

/** Providers hand the site and the page to every component below them. */
export function Providers({ site, page, code, children }: Omit<Props, 'onReady'> & { children: ReactNode }) {
  return (
    <SiteProvider site={site}>
      <PageProvider page={page} code={code}>
        <SidebarStateProvider>
          <NestedEntriesProvider value={NavbarEntries}>
            <NestedItemsProvider value={SidebarItems}>{children}</NestedItemsProvider>
          </NestedEntriesProvider>
        </SidebarStateProvider>
      </PageProvider>
    </SiteProvider>
  )
}

function Ready({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
