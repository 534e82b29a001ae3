import { errorText } from '../runtime/errorText'
import classes from './PageCrash.module.css'

/** PageCrash replaces the content of a page that failed to render. */
export function PageCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.crash} role="alert">
      <h1 className={classes.title}>This page crashed</h1>
      <p className={classes.advice}>
        The rest of the site still works. Try this page again, or go on to another one.
      </p>
      <button type="button" className={classes.button} onClick={onRetry}>
        Try again
      </button>
      <pre className={classes.message}>{errorText(error)}</pre>
    </div>
  )
}
