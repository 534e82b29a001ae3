import { Mark } from '../contract'
import { isChunkError } from '../errors/ErrorBoundary'
import { errorText } from '../runtime/errorText'

/** reportFailure tells the preview that a component threw. The preview renders the page too and finds the line. */
export function reportFailure(error: unknown): void {
  if (isChunkError(error)) {
    return
  }
  const report = { path: window.location.pathname, message: errorText(error) }
  fetch(Mark.FailuresPath, { method: 'POST', body: JSON.stringify(report) }).catch(console.error)
}
