/** DocsReleases are the releases of the product that a version of the docs is about. files.releases in Go writes them. */
export interface DocsReleases {
  /** of the instance, which keeps the reader's choice */
  id: string
  /** URL path of the version's root, without a slash at the end */
  base: string
  /** newest first */
  releases: string[]
  /** the release that first had what a page is about, by the path of the page */
  since: Record<string, string>
}

/** versionIn returns the first version in a text, such as that of a badge; undefined for none. */
export function versionIn(text: string | null): string | undefined {
  return /\d+(?:\.\d+)*/.exec(text ?? '')?.[0]
}

/** isNewer compares versions number by number. Missing numbers are zero, so 3.0 is not newer than 3. */
export function isNewer(version: string, than: string): boolean {
  const [own, other] = [version, than].map((text) => text.split('.').map(Number))
  for (let i = 0; own && other && i < Math.max(own.length, other.length); i++) {
    const difference = (own[i] ?? 0) - (other[i] ?? 0)
    if (difference !== 0) {
      return difference > 0
    }
  }
  return false
}

/** docsAt returns the docs that a path is in: of several, those with the longest base. */
export function docsAt(path: string, all: DocsReleases[]): DocsReleases | undefined {
  const [found] = all
    .filter(({ base }) => path === base || path.startsWith(`${base}/`))
    .sort((a, b) => b.base.length - a.base.length)
  return found
}
