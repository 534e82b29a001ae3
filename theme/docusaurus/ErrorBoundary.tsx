import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from '../errors/ErrorBoundary'
import { PageCrash } from '../errors/PageCrash'

interface Props {
  children?: ReactNode
  /** what stands in the place of children that failed; by default what a page that failed shows */
  fallback?: (failure: { error: Error; tryAgain: () => void }) => ReactNode
}

/** ErrorBoundary keeps an error of its children from taking down the page, in the browser. */
export default function ErrorBoundary({ children, fallback }: Props) {
  return (
    <Boundary
      fallback={(cause, retry) => {
        const error = cause instanceof Error ? cause : new Error(String(cause))
        return fallback ? fallback({ error, tryAgain: retry }) : <PageCrash error={error} onRetry={retry} />
      }}
    >
      {children}
    </Boundary>
  )
}
