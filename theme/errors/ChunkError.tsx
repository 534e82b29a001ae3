import classes from './ChunkError.module.css'

interface Props {
  /** what did not load, such as "The search" */
  what: string
  error: unknown
  onRetry?: () => void
}

/** ChunkError replaces a part of the page whose code or data did not load. */
export function ChunkError({ what, error, onRetry = reload }: Props) {
  return (
    <div className={classes.error} role="alert">
      <p>
        {what} did not load. {String(error)}
      </p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}

/** Browsers can remember that a module did not load, so only a new document tries again. */
function reload() {
  window.location.reload()
}
