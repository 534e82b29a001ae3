import type { PageData } from '../../contract'
import type { PageFile } from '../../runtime/navigation/pages'

/** pageAt returns a page of little content, for tests. */
export function pageAt(path: string): PageData {
  return {
    kind: 'doc',
    path,
    docs: 'default',
    title: path,
    head: { title: path, className: '' },
    toc: [],
    breadcrumbs: [],
  }
}

/** fileOf returns the page's file as the server sends it. */
export function fileOf(path: string, theme = 'theme'): PageFile {
  return { theme, page: pageAt(path) }
}

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }

/** documentOf returns a document with a page, and readDocument what it says, as a stand-in for pageIn. */
export const documentOf = (path: string) => new Response(JSON.stringify(fileOf(path)), html)
export const readDocument = (text: string): PageFile | undefined => (text ? JSON.parse(text) : undefined)

/** Deferred is a promise that a test settles when it wants. */
export interface Deferred<T> {
  promise: Promise<T>
  resolve(value: T): void
  reject(error: unknown): void
}

/** defer returns a promise that is not settled yet. */
export function defer<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** settle lets everything happen that waits for nothing but promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve()
  }
}
