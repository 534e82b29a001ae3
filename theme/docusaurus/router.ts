import { useSyncExternalStore } from 'react'
import { usePage } from '../runtime/page'
import { navigate, subscribeNavigation } from '../runtime/router'

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

/** useHistory navigates to other pages of the site. */
export function useHistory() {
  return { push: navigate, replace: navigate }
}
