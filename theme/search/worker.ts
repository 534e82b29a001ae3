import type { Found, Wanted } from './find'
import { type Find, load } from './load'

/** Question is a request to the worker, to load the search or to find something. */
export interface Question {
  id: number
  /** URL of the SearchManifest */
  manifest: string
  query?: string
  wanted?: Wanted
}

/** Answer is the response to one question. */
export interface Answer {
  id: number
  found?: Found
  /** why the search failed */
  error?: string
}

const loaded = new Map<string, Promise<Find>>()

/** Loads the search of a manifest once, and again after a failure. */
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
