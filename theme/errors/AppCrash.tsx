import { useEffect } from 'react'
import { Message } from '../messages'
import { errorText } from '../runtime/errorText'
import classes from './PageCrash.module.css'

/** AppCrash shows an error and a retry button when the layout around the page failed to render. */
export function AppCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    document.title = docgenText(Message['theme.ErrorPageContent.title'])
  }, [])
  return (
    <main className={`${classes.crash} ${classes.alone}`}>
      <div role="alert">
        <h1 className={classes.title}>{docgenText(Message['theme.ErrorPageContent.title'])}</h1>
        <p className={classes.advice}>{docgenText(Message['docgen.crash.site'])}</p>
        <button type="button" className={classes.button} onClick={onRetry}>
          {docgenText(Message['theme.ErrorPageContent.tryAgain'])}
        </button>
        <pre className={classes.message}>{errorText(error)}</pre>
      </div>
    </main>
  )
}
