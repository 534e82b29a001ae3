import classes from './ChunkError.module.css'

interface Props {
  /** what did not load, "The search" */
  what: string
  error: unknown
  onRetry?: () => void
}

/** ChunkError stands in for a part of the site whose code or data did not load. */
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

/** A browser may remember that a module did not load, so that only a new document tries again. */
function reload() {
  window.location.reload()
}
