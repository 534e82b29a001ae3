import './styles'
import { followChanges } from './dev/changes'
import { reportFailure } from './dev/failure'
import { showErrors } from './dev/overlay'
import { start } from './start'

// Not at once: the entry hands over the site's components when this module has run.
void Promise.resolve()
  .then(() => start(reportFailure))
  .then(async (running) => {
    if (running) {
      // The built site may have been here before, at the same address.
      if (navigator.serviceWorker?.controller) {
        const { forget } = await import('./runtime/offline')
        await forget(running.site)
      }
      await hydrated()
      followChanges(running)
    }
  })
  .catch((error) => {
    showErrors([{ place: '', code: 'theme', text: String(error), hint: 'the console says where', source: '', column: 0, length: 0 }])
    throw error
  })

/** React cannot take in a change while it still looks at what the server rendered. */
function hydrated(): Promise<void> {
  const { documentElement } = document
  return new Promise((done) => {
    const look = () => documentElement.dataset.hasHydrated === 'true' && done()
    new MutationObserver(look).observe(documentElement, { attributeFilter: ['data-has-hydrated'] })
    look()
  })
}
