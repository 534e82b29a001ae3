import './styles'
import './runtime/clientModules'
import { Mark } from './contract'
import { followChanges } from './dev/changes'
import { reportFailure } from './dev/failure'
import { showErrors } from './dev/overlay'
import { start } from './start'

// In a later task, because the entry registers the site's components after this module has run.
void Promise.resolve()
  .then(() => start({ onCaughtError: report, onUncaughtError: report }, { [Mark.DataHeader]: 'true' }))
  .then(async (running) => {
    if (running) {
      // The built site may have been served at the same address before.
      if (navigator.serviceWorker?.controller) {
        const { forget } = await import('./runtime/offline/offline')
        await forget(running.site)
      }
      await hydrated()
      followChanges(running)
    }
  })
  .catch((error) => {
    showErrors([{ place: '', code: 'theme', text: String(error), hint: 'see the browser console', source: '', column: 0, length: 0 }])
    throw error
  })

/** Errors of components go to the server and to the console. */
function report(error: unknown) {
  console.error(error)
  reportFailure(error)
}

/** React cannot apply a change while it hydrates the HTML from the server. */
function hydrated(): Promise<void> {
  const { documentElement } = document
  return new Promise((done) => {
    const look = () => documentElement.dataset.hasHydrated === 'true' && done()
    new MutationObserver(look).observe(documentElement, { attributeFilter: [Mark.Hydrated] })
    look()
  })
}
