import { useSite } from '../runtime/site'

/** urlOf adds the site's base URL to a path without it. Other URLs stay the same. */
export function urlOf(path: string, baseUrl: string): string {
  const isPath = path.startsWith('/') && !path.startsWith('//')
  return isPath && !path.startsWith(baseUrl) ? baseUrl + path.slice(1) : path
}

/** useBaseUrl returns the URL of a page or a static file from its path below the base URL. */
export default function useBaseUrl(path: string): string {
  const { baseUrl } = useSite()
  const isBare = path !== '' && !/^([a-z][a-z0-9+.-]*:|[/#?])/i.test(path)
  return urlOf(isBare ? `/${path}` : path, baseUrl)
}
