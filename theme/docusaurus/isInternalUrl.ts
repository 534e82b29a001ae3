/** isInternalUrl reports whether a URL belongs to the site: it has no scheme and no host. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)
}
