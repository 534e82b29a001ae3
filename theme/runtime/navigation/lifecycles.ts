import { Mark } from '../../contract'
import { subscribeLoading, subscribeNavigation } from './router'

/** Location is the part of an address that lifecycle functions receive. */
interface Location {
  pathname: string
  search: string
  hash: string
}

interface Change {
  location: Location
  previousLocation: Location | null
}

interface Lifecycles {
  /** is called when a page begins to load; the function that it returns, when the page is on screen */
  onRouteUpdate?: (change: Change) => (() => void) | undefined
  /** is called when the page is on screen */
  onRouteDidUpdate?: (change: Change) => void
}

type ClientModule = Lifecycles & { default?: Lifecycles }

/** runLifecycles calls the lifecycle functions that client modules of the site export. */
export function runLifecycles(modules: ClientModule[]): void {
  const lifecycles = (name: keyof Lifecycles, change: Change) =>
    modules.map((module) => {
      try {
        return (module.default?.[name] ?? module[name])?.(change)
      } catch (error) {
        reportError(error) // a module that fails must not stop the others
        return undefined
      }
    })
  let previousLocation: Location | null = null
  let cleanups: unknown[] = []
  let isLoading = false

  function begin() {
    if (!isLoading) {
      isLoading = true
      cleanups = lifecycles('onRouteUpdate', { location: here(), previousLocation })
    }
  }
  function end() {
    begin() // a page that was at hand has never been loading
    isLoading = false
    for (const cleanup of cleanups) {
      if (typeof cleanup === 'function') {
        cleanup()
      }
    }
    const location = here()
    lifecycles('onRouteDidUpdate', { location, previousLocation })
    previousLocation = location
  }
  begin()
  whenHydrated(() => {
    end()
    subscribeLoading((isLoading) => isLoading && begin())
    subscribeNavigation(end)
  })
}

function here(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash }
}

function whenHydrated(run: () => void) {
  const { documentElement } = document
  const observer = new MutationObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(documentElement, { attributeFilter: [Mark.Hydrated] })
}
