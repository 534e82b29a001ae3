import { Message } from '../messages'
import { retryNavigation, useNavigation } from '../runtime/router'

/** Offline says that the page asked for waits for the network. The page on screen can still be read. */
export function Offline() {
  const { stuck } = useNavigation()
  return stuck ? (
    <div className="docgen-failure" role="alert" data-print="hidden">
      <p>
        {navigator.onLine ? Message['docgen.offline.noAnswer'] : Message['docgen.offline.waiting']}
      </p>
      <button type="button" onClick={retryNavigation}>
        {Message['theme.ErrorPageContent.tryAgain']}
      </button>
    </div>
  ) : null
}
