import type { Found, Wanted } from './find'
import type { Answer, Question } from './worker'

/** Search sends queries to a worker, so that typing never waits for results. */
export interface Search {
  /** load resolves when the search is ready. */
  load(): Promise<void>
  find(query: string, wanted: Wanted): Promise<Found>
}

interface Options {
  /** URL of the SearchManifest */
  manifest: string
  createWorker: () => Worker
}

interface Asked {
  resolve: (found: Found | undefined) => void
  reject: (error: Error) => void
}

/** connectSearch starts a worker with the first request, and a new one after a worker failed. */
export function connectSearch({ manifest, createWorker }: Options): Search {
  const open = new Map<number, Asked>()
  let worker: Worker | undefined
  let latest = 0

  function start(): Worker {
    const started = createWorker()
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = open.get(data.id)
      open.delete(data.id)
      if (data.error === undefined) {
        asked?.resolve(data.found)
      } else {
        asked?.reject(new Error(data.error))
      }
    })
    started.addEventListener('error', (event) => {
      event.preventDefault()
      started.terminate()
      worker = undefined
      for (const { reject } of open.values()) {
        reject(new Error(event.message || 'its script could not be loaded'))
      }
      open.clear()
    })
    return started
  }

  function ask(question: Omit<Question, 'id' | 'manifest'>): Promise<Found | undefined> {
    latest += 1
    const id = latest
    worker ??= start()
    const asked: Question = { id, manifest, ...question }
    return new Promise((resolve, reject) => {
      open.set(id, { resolve, reject })
      worker?.postMessage(asked)
    })
  }

  return {
    async load() {
      await ask({})
    },
    async find(query, wanted) {
      return (await ask({ query, wanted })) ?? { groups: [], pages: 0, suggestions: [], popular: [] }
    },
  }
}
