/** addLeadingSlash returns a path that begins with a slash. */
export const addLeadingSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

/** addTrailingSlash returns a path that ends with a slash. */
export const addTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** removeTrailingSlash returns a path that does not end with a slash. */
export const removeTrailingSlash = (path: string): string => path.replace(/\/$/, '')

/** applyTrailingSlash ends the path of a URL as the site does; undefined leaves it alone. */
export function applyTrailingSlash(url: string, { trailingSlash, baseUrl }: { trailingSlash?: boolean; baseUrl: string }): string {
  if (url.startsWith('#') || trailingSlash === undefined) {
    return url
  }
  const [path = '', ...rest] = url.split(/(?=[?#])/)
  if (path === '/' || path === baseUrl) {
    return url
  }
  return [trailingSlash ? addTrailingSlash(path) : removeTrailingSlash(path), ...rest].join('')
}

/** escapeRegexp writes a text as a regular expression. */
export const escapeRegexp = (text: string): string => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&')

export const blogPostContainerID = '__blog-post-container'
