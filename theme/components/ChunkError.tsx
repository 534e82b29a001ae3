import classes from './ChunkError.module.css'

/** ChunkError stands in for a part of the site whose code or data did not load. */
export function ChunkError({ error, onRetry = reload }: { error: unknown; onRetry?: () => void }) {
  return (
    <div className={classes.error} role="alert">
      <p className={classes.message}>{String(error)}</p>
      <button type="button" className={classes.button} onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}

/** A browser may remember that a module did not load, so that only a new document tries again. */
function reload() {
  window.location.reload()
}
