import { fileName } from '../runtime/navigation/address'
import { usePage } from '../runtime/page'
import { useSite } from '../runtime/site'

/**
 * useURL returns a function that adds to a path what comes before it on this site: the home page in the reader's
 * language or, for static files, which all languages share, the site's base URL. Other URLs stay the same.
 */
export function useURL(): (path: string) => string {
  const { baseUrl, home } = useSite()
  return (path) => {
    const isPath = path.startsWith('/') && !path.startsWith('//')
    const base = fileName.test(path.replace(/[?#].*/, '')) ? baseUrl : home
    return isPath && !path.startsWith(base) ? base + path.slice(1) : path
  }
}

/** useHome returns the URL of the home page in the reader's language. */
export const useHome = (): string => useSite().home

interface Options {
  /** adds the base URL to paths that begin with it already */
  forcePrependBaseUrl?: boolean
  /** adds the origin of the site */
  absolute?: boolean
}

/** useBaseUrlUtils returns a function that adds the base URL to several paths. */
export function useBaseUrlUtils() {
  const url = useURL()
  const origin = usePage().head.canonical
  return {
    withBaseUrl(path: string, { absolute = false }: Options = {}): string {
      const isBare = path !== '' && !/^([a-z][a-z0-9+.-]*:|[/#?])/i.test(path)
      const whole = url(isBare ? `/${path}` : path)
      return absolute && whole.startsWith('/') ? new URL(whole, origin).href : whole
    },
  }
}

/** useBaseUrl returns the URL of a page or a static file from its path below the base URL. */
export default function useBaseUrl(path = ''): string {
  const isBare = path !== '' && !/^([a-z][a-z0-9+.-]*:|[/#?])/i.test(path)
  return useURL()(isBare ? `/${path}` : path)
}
