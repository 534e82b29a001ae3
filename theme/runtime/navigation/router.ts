import { useSyncExternalStore } from 'react'
import { idle, type Navigation, type Router } from './createRouter'

let router: Router | undefined

/** installRouter sets the router of this page. */
export function installRouter(installed: Router) {
  router = installed
}

/** navigate goes to an address of the site. Before hydration it loads a new document. */
export function navigate(href: string): void {
  if (router) {
    void router.navigate(href)
  } else {
    window.location.assign(href)
  }
}

/** navigateInPlace goes to an address of the site, which replaces the current one in the history. */
export function navigateInPlace(href: string): void {
  const url = new URL(href, window.location.href)
  if (url.origin === window.location.origin) {
    window.history.replaceState(window.history.state, '', url)
  }
  navigate(url.href)
}

/** retryNavigation requests a page that waits for the network again. */
export function retryNavigation(): void {
  void router?.retry()
}

/** subscribeNavigation calls the listener with the path of each new page that is on screen. */
export function subscribeNavigation(listener: (path: string) => void): () => void {
  return router?.subscribe(listener) ?? (() => {})
}

/**
 * subscribeLoading calls the listener when a page begins to load, when it is stuck, and when that ends: a page is on
 * screen, or the reader stays. The address changes before that.
 */
export function subscribeLoading(listener: (isLoading: boolean) => void): () => void {
  const installed = router
  return installed?.subscribeToState(() => listener(installed.navigation().pending)) ?? (() => {})
}

/** useNavigation returns whether a page is loading or stuck. */
export function useNavigation(): Navigation {
  return useSyncExternalStore(
    (listener) => router?.subscribeToState(listener) ?? (() => {}),
    () => router?.navigation() ?? idle,
    () => idle,
  )
}
