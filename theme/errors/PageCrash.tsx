import { Message } from '../messages'
import { errorText } from '../runtime/errorText'
import classes from './PageCrash.module.css'

/** PageCrash shows an error and a retry button in place of a page that failed to render. */
export function PageCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.crash} role="alert">
      <h1 className={classes.title}>{docgenText(Message['theme.ErrorPageContent.title'])}</h1>
      <p className={classes.advice}>{docgenText(Message['docgen.crash.page'])}</p>
      <button type="button" className={classes.button} onClick={onRetry}>
        {docgenText(Message['theme.ErrorPageContent.tryAgain'])}
      </button>
      <pre className={classes.message}>{errorText(error)}</pre>
    </div>
  )
}
