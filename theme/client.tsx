import './styles'
import './runtime/clientModules'
import { subscribeNavigation } from './runtime/navigation/router'
import { start } from './start'

void start().then(async (running) => {
  // A site that is no longer offline-capable must remove the worker of an earlier visit.
  if (running && (running.site.offline || navigator.serviceWorker?.controller)) {
    const { keepForOffline } = await import('./runtime/offline/offline')
    keepForOffline({ site: running.site, onPage: subscribeNavigation }).catch(console.warn)
  }
})
