import './styles'
import { dataURL } from './runtime/address'
import { subscribeNavigation } from './runtime/router'
import { start } from './start'

void start().then(async (running) => {
  // Also when the site no longer wants the worker that an earlier visit has left.
  if (running && (running.site.offline || navigator.serviceWorker?.controller)) {
    const { keepForOffline } = await import('./runtime/offline')
    keepForOffline({ site: running.site, onPage: subscribeNavigation, dataURL }).catch(console.warn)
  }
})
