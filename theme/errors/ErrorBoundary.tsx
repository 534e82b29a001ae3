import { Component, type ReactNode } from 'react'
import { usePage } from '../runtime/page'
import { ChunkError } from './ChunkError'
import { PageCrash } from './PageCrash'

interface Props {
  children: ReactNode
  /** fallback stands in for the children that failed. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** what the children show; another value is another try */
  subject?: string
}

interface State {
  error?: { cause: unknown }
  subject?: string
}

/** ErrorBoundary keeps an error of its children from taking down what is around them. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { subject: this.props.subject }

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { error: { cause } }
  }

  static getDerivedStateFromProps({ subject }: Props, state: State): Partial<State> | null {
    return subject === state.subject ? null : { error: undefined, subject }
  }

  retry = () => this.setState({ error: undefined })

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error.cause, this.retry) : this.props.children
  }
}

/** PageBoundary shows the crash of one page in its place; another page is another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { path } = usePage()
  return (
    <ErrorBoundary
      subject={path}
      fallback={(error, retry) =>
        isChunkError(error) ? (
          <ChunkError what="This page" error={error} />
        ) : (
          <PageCrash error={error} onRetry={retry} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/** Each browser has its own words for a module that did not load. */
const chunkFailures =
  /dynamically imported module|importing a module script failed|error loading dynamically/i

/** isChunkError tells whether an error is that of an import that did not load. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkFailures.test(error.message)
}
