import type { ReactNode } from 'react'
import type { PageData } from '../contract'
import { createNamedContext } from './context'
import type { PageExports } from './pageCode'

interface Shown {
  page: PageData
  code?: PageExports
}

const [Provider, useValue] = createNamedContext<Shown>('Page')

/** PageProvider hands the page on screen to every component below it. */
export function PageProvider({ page, code, children }: Shown & { children: ReactNode }) {
  return <Provider value={{ page, code }}>{children}</Provider>
}

/** usePage returns the data of the page on screen. */
export const usePage = () => useValue().page

/** usePageCode returns the exports of the page's script; undefined for a page without one. */
export const usePageCode = () => useValue().code

/** useLanguage returns the attributes of an element with the text of the page, which may not be translated. */
export function useLanguage() {
  const { language: lang, direction: dir } = usePage().translation ?? {}
  return { lang, dir }
}
