import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser'

interface Props {
  children?: () => ReactNode
  /** shown in the HTML from the server */
  fallback?: ReactNode
}

/** BrowserOnly renders its children only in the browser, for code that cannot run in Node. */
export default function BrowserOnly({ children, fallback = null }: Props) {
  return useIsBrowser() && children ? children() : fallback
}
