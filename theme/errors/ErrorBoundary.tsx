import { Component, type ReactNode } from 'react'
import { Message } from '../messages'
import { usePage } from '../runtime/page'
import { ChunkError } from './ChunkError'
import { PageCrash } from './PageCrash'

interface Props {
  children: ReactNode
  /** fallback renders what is shown when the children failed. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** what the children show; a new value renders them again */
  subject?: string
}

interface State {
  error?: { cause: unknown }
  subject?: string
}

/** ErrorBoundary shows a fallback in place of children that failed, so that the rest of the page still works. */
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

/** PageBoundary shows an error in place of a page that crashed. The next page renders again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { path } = usePage()
  return (
    <ErrorBoundary
      subject={path}
      fallback={(error, retry) =>
        isChunkError(error) ? (
          <ChunkError message={docgenText(Message['docgen.load.page'])} error={error} />
        ) : (
          <PageCrash error={error} onRetry={retry} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/** Each browser words the failure to load a module differently. */
const chunkFailures =
  /dynamically imported module|importing a module script failed|error loading dynamically/i

/** isChunkError reports whether a module did not load. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkFailures.test(error.message)
}
