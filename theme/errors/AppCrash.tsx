import { useEffect } from 'react'
import { errorText } from '../runtime/errorText'
import classes from './PageCrash.module.css'

/** AppCrash replaces the whole page when the layout around the content has crashed. */
export function AppCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    document.title = 'Page Error'
  }, [])
  return (
    <main className={`${classes.crash} ${classes.alone}`}>
      <div role="alert">
        <h1 className={classes.title}>This page crashed</h1>
        <p className={classes.advice}>
          The site itself failed, not only this page. Try again, or load the page anew.
        </p>
        <button type="button" className={classes.button} onClick={onRetry}>
          Try again
        </button>
        <pre className={classes.message}>{errorText(error)}</pre>
      </div>
    </main>
  )
}
