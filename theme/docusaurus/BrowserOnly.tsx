import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser'

interface Props {
  children?: () => ReactNode
  /** what stands in its place in the HTML of the server */
  fallback?: ReactNode
}

/** BrowserOnly renders in the browser alone what Node cannot. */
export default function BrowserOnly({ children, fallback = null }: Props) {
  return useIsBrowser() && children ? children() : fallback
}
