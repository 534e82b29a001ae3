import { Message } from '../messages'
import { fill } from '../runtime/fill'
import classes from './ChunkError.module.css'

interface Props {
  /** what was not loaded; {error} is the reason */
  message: string
  error: unknown
  onRetry?: () => void
}

/** ChunkError shows an error and a retry button in place of something that did not load. */
export function ChunkError({ message, error, onRetry = reload }: Props) {
  return (
    <div className={classes.error} role="alert">
      <p>{fill(message, { error })}</p>
      <button type="button" onClick={onRetry}>
        {docgenText(Message['theme.ErrorPageContent.tryAgain'])}
      </button>
    </div>
  )
}

/** Browsers may remember that a module did not load; only a new document tries again. */
function reload() {
  window.location.reload()
}
