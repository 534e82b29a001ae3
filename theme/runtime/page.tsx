import type { ReactNode } from 'react'
import type { PageData } from '../contract'
import { createNamedContext } from './context'

const [Provider, useValue] = createNamedContext<PageData>('usePage', 'PageProvider')

/** PageProvider hands the data of the page on screen to every component below it. */
export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return <Provider value={page}>{children}</Provider>
}

/** usePage returns the page on screen. */
export const usePage = useValue
