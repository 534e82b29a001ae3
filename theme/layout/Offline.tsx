import { Message } from '../messages'
import { retryNavigation, useNavigation } from '../runtime/navigation/router'

/** Offline tells the reader that the next page is waiting for the network. The current page stays readable. */
export function Offline() {
  const { stuck } = useNavigation()
  return stuck ? (
    <div className="docgen-failure" role="alert" data-print="hidden">
      <p>
        {navigator.onLine ? docgenText(Message['docgen.offline.noAnswer']) : docgenText(Message['docgen.offline.waiting'])}
      </p>
      <button type="button" onClick={retryNavigation}>
        {docgenText(Message['theme.ErrorPageContent.tryAgain'])}
      </button>
    </div>
  ) : null
}
