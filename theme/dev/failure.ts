import { isChunkError } from '../errors/ErrorBoundary'
import { errorText } from '../runtime/errorText'

/** Where the preview takes what pages report. */
const failuresPath = '/__docgen/failures'

/** reportFailure tells the preview what a component threw: it renders the page too, and knows the line. */
export function reportFailure(error: unknown): void {
  if (isChunkError(error)) {
    return
  }
  const report = { path: window.location.pathname, message: errorText(error) }
  fetch(failuresPath, { method: 'POST', body: JSON.stringify(report) }).catch(console.error)
}
