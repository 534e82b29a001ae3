import { useEffect, useSyncExternalStore } from 'react'
import { usePage } from '../runtime/page'
import { navigate, navigateInPlace, subscribeNavigation } from '../runtime/navigation/router'

/** useLocation returns the current address; on the server only its path. */
export function useLocation() {
  const { path } = usePage()
  const rest = useSyncExternalStore(
    subscribeNavigation,
    () => window.location.search + window.location.hash,
    () => '',
  )
  const [search = '', hash = ''] = rest.split(/(?=#)/)
  return rest.startsWith('#') ? { pathname: path, search: '', hash: rest } : { pathname: path, search, hash }
}

/** useParams returns nothing: no page of docgen has parameters. */
export const useParams = (): Record<string, string> => ({})

/** matchPath reports whether a path is, or begins with, another one. */
export function matchPath(pathname: string, options: string | { path?: string; exact?: boolean }) {
  const { path = '/', exact = false } = typeof options === 'string' ? { path: options } : options
  const bare = path.replace(/\/$/, '')
  const isExact = pathname.replace(/\/$/, '') === bare
  return isExact || (!exact && pathname.startsWith(`${bare}/`)) ? { path, url: path, isExact, params: {} } : null
}

/** useRouteMatch is matchPath for the current address. */
export function useRouteMatch(options: string | { path?: string; exact?: boolean } = '/') {
  return matchPath(useLocation().pathname, options)
}

/** Redirect leads to another page as soon as scripts run. */
export function Redirect({ to }: { to: To }) {
  const address = addressOf(to)
  useEffect(() => navigateInPlace(address), [address])
  return null
}

type To = string | { pathname?: string; search?: string; hash?: string }

const addressOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

export { default as Link } from './Link'

/** useHistory navigates to other pages of the site. */
export function useHistory() {
  return {
    push: (to: To) => navigate(addressOf(to)),
    replace: (to: To) => navigateInPlace(addressOf(to)),
    goBack: () => window.history.back(),
    listen: (listener: (location: { pathname: string }) => void) => subscribeNavigation((pathname) => listener({ pathname })),
    get location() {
      return typeof window === 'undefined' ? { pathname: '/', search: '', hash: '' } : window.location
    },
  }
}
