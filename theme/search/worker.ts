import type { Found, Wanted } from './find'
import { type Find, load } from './load'

/** Question is what a page asks the worker: to get ready, or to find something. */
export interface Question {
  id: number
  /** URL of the SearchManifest */
  manifest: string
  query?: string
  wanted?: Wanted
}

/** Answer comes once for each question. */
export interface Answer {
  id: number
  found?: Found
  /** why there is no answer */
  error?: string
}

const loaded = new Map<string, Promise<Find>>()

/** The search of a manifest, loaded once; after a failure, once more. */
function searchOf(manifest: string): Promise<Find> {
  const known = loaded.get(manifest)
  if (known) {
    return known
  }
  const loading = load(manifest, (url, options) => fetch(url, options))
  loaded.set(manifest, loading)
  loading.catch(() => loaded.delete(manifest))
  return loading
}

async function answer({ id, manifest, query, wanted }: Question): Promise<Answer> {
  try {
    const find = await searchOf(manifest)
    return { id, found: query !== undefined && wanted ? await find(query, wanted) : undefined }
  } catch (error) {
    return { id, error: String(error) }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) =>
  self.postMessage(await answer(data)),
)
