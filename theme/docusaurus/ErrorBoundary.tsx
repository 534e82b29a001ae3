import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from '../errors/ErrorBoundary'
import { PageCrash } from '../errors/PageCrash'

interface Props {
  children?: ReactNode
  /** renders in place of children that failed; by default the message of a page that crashed */
  fallback?: (failure: { error: Error; tryAgain: () => void }) => ReactNode
}

/** ErrorBoundary keeps the rest of the page working when its children fail in the browser. */
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
