import { useCallback, useSyncExternalStore } from 'react'
import type { DocsInstance, Version } from '../contract'
import { useSite } from './site'
import { read, type SafeStorage, subscribe, write } from './storage'

function storageKey(docs: string): string {
  return `docs-preferred-version-${docs}`
}

/** forgetUnknownVersions removes preferences for versions that no longer exist. */
export function forgetUnknownVersions(instances: DocsInstance[], storage: SafeStorage) {
  for (const { id, versions } of instances) {
    const name = storage.read(storageKey(id))
    if (name !== null && !versions.some((version) => version.name === name)) {
      storage.write(storageKey(id), null)
    }
  }
}

/** usePreferredVersion returns the version that the reader last chose in a docs instance. */
export function usePreferredVersion(docs: string): { preferred?: Version; save(name: string): void } {
  const key = storageKey(docs)
  const instance = useSite().docs.find(({ id }) => id === docs)
  const name = useSyncExternalStore(
    useCallback((listener) => subscribe(key, listener), [key]),
    () => read(key),
    () => null,
  )
  return {
    preferred: instance?.versions.find((version) => version.name === name),
    save: (chosen) => write(key, chosen),
  }
}
