import { useSyncExternalStore } from 'react'
import type { DocsInstance, NavbarLink, PageData, Version } from '../../contract'
import { usePage } from '../page'
import { useSite } from '../site'
import { createStorage, localStore, type SafeStorage } from './storage'

const storageKey = (docs: string) => `docs-preferred-version-${docs}`

/** forgetUnknownVersions removes preferences for versions that no longer exist. */
export function forgetUnknownVersions(instances: DocsInstance[], storage: SafeStorage) {
  for (const { id, versions } of instances) {
    const name = storage.read(storageKey(id))
    if (name !== null && !versions.some((version) => version.name === name)) {
      storage.write(storageKey(id), null)
    }
  }
}

/** The storage of a site whose configuration lets browsers keep no choice: it keeps them until the tab closes. */
const tabStore = createStorage({
  area() {
    throw 0
  },
  warn() {},
  listen: () => () => {},
})

/** Reading has the versions of a docs instance as the reader sees them. */
export interface Reading {
  /** all versions, newest first */
  versions: Version[]
  /** the version of the page; undefined on a page of other docs and outside the docs */
  own?: Version
  /** the page's version, the one that the reader chose last, and the last release: those that exist, in this order */
  candidates: Version[]
  /** prefer keeps the reader's choice. */
  prefer(version: Version): void
}

/**
 * useReading returns a function that finds the versions of a docs instance. The server and the first render
 * of the browser know of no choice.
 */
export function useReading(): (docs: string) => Reading {
  const { docs: instances, forgetVersions } = useSite()
  const page = usePage()
  const storage = forgetVersions ? tabStore : localStore
  const keys = instances.map(({ id }) => storageKey(id))
  const chosen = useSyncExternalStore(
    (listener) => {
      const stops = keys.map((key) => storage.subscribe(key, listener))
      return () => {
        for (const stop of stops) {
          stop()
        }
      }
    },
    () => keys.map(storage.read).join('\n'),
    () => '',
  ).split('\n')
  return (docs) => {
    const at = instances.findIndex(({ id }) => id === docs)
    const versions = instances[at]?.versions ?? []
    const find = (name?: string) => versions.find((version) => version.name === name)
    const own = page.docs === docs ? find(page.version?.name) : undefined
    const last = versions.find(({ isLast }) => isLast)
    return {
      versions,
      own,
      candidates: [own, find(chosen[at]), last].filter((version) => version !== undefined),
      prefer: ({ name }) => storage.write(storageKey(docs), name),
    }
  }
}

/**
 * labelsOf returns the labels of versions, one on each line. A page of no version leaves room for all of them:
 * the label of the preferred version only appears when scripts run.
 */
export function labelsOf(versions: { label: string }[]): string {
  return versions.map(({ label }) => label).join('\n')
}

/** pathIn returns the path of a page in another version that has it at the same place. Go has the same rule. */
export function pathIn(from: Version, to: Version, path: string): string {
  return path === from.home ? to.home : to.base + path.slice(from.base.length)
}

/** linkIn returns where the page is in a version, or the place nearest to it; for a page of no version, the version's home. */
export function linkIn(version: Version, page: PageData, own?: Version): { href: string; missing?: boolean } {
  return own
    ? (page.version?.others?.find(({ name }) => name === version.name) ?? {
        href: pathIn(own, version, page.path),
      })
    : { href: version.home }
}

/**
 * useLinks returns a function that finds the target of a navbar link in the reader's version; undefined if it
 * has none there.
 */
export function useLinks(): (item: NavbarLink) => NavbarLink | undefined {
  const reading = useReading()
  const page = usePage()
  return (item) => {
    if (!item.docs) {
      return item
    }
    const { versions, candidates } = reading(item.docs)
    const last = versions.find(({ isLast }) => isLast)
    for (const version of candidates) {
      const target = item.versions?.[version.name] ?? { href: last && pathIn(last, version, item.href) }
      const { href, active = item.active, unlisted } = target
      if (href) {
        return unlisted && href !== page.path ? undefined : { ...item, href, active }
      }
    }
    return undefined
  }
}
