import type { ReactNode } from 'react'
import type { SiteData } from '../contract'
import { createNamedContext } from './context'

const [Provider, useValue] = createNamedContext<SiteData>('Site')

/** SiteProvider hands the site's data to every component below it. */
export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <Provider value={site}>{children}</Provider>
}

/** useSite returns the data that all pages share. */
export const useSite = useValue
