import { retryNavigation, useNavigation } from '../runtime/router'

/** Offline says that the page asked for waits for the network. The page on screen can still be read. */
export function Offline() {
  const { stuck } = useNavigation()
  return stuck ? (
    <div className="docgen-failure" role="alert" data-print="hidden">
      <p>
        {navigator.onLine
          ? 'This site does not answer.'
          : 'You are offline. The page will open when the network is back.'}
      </p>
      <button type="button" onClick={retryNavigation}>
        Try again
      </button>
    </div>
  ) : null
}
