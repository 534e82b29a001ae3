import { useSyncExternalStore } from 'react'
import { idle, type Navigation, type Router } from './createRouter'

let router: Router | undefined

/** installRouter makes a router the one of this page. */
export function installRouter(installed: Router) {
  router = installed
}

/** navigate goes to an address of the site; before hydration the browser does. */
export function navigate(href: string): void {
  if (router) {
    void router.navigate(href)
  } else {
    window.location.assign(href)
  }
}

/** retryNavigation asks again for a page that waits for the network. */
export function retryNavigation(): void {
  void router?.retry()
}

/** subscribeNavigation hears the path of each new page once it is on screen. */
export function subscribeNavigation(listener: (path: string) => void): () => void {
  return router?.subscribe(listener) ?? (() => {})
}

/** useNavigation tells whether a page is on its way. */
export function useNavigation(): Navigation {
  return useSyncExternalStore(
    (listener) => router?.subscribeToState(listener) ?? (() => {}),
    () => router?.navigation() ?? idle,
    () => idle,
  )
}
