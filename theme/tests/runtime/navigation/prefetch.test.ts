import { pageKey } from '../../../runtime/navigation/address'
import { expect, test } from '@playwright/test'
import { createPages } from '../../../runtime/navigation/pages'
import { type Connection, createPrefetcher } from '../../../runtime/navigation/prefetch'
import { type Deferred, defer, documentOf, readDocument, settle } from '../testData'

/** A prefetcher on the page /here whose requests stay open until they are answered. */
function setup(connection?: Connection) {
  let here = '/here'
  const open = new Map<string, Deferred<Response>>()
  const asked: string[] = []
  const pages = createPages({
    fetch(url) {
      asked.push(url)
      const answer = defer<Response>()
      open.set(url, answer)
      return answer.promise
    },
    read: readDocument,
    now: () => 0,
  })
  const prefetcher = createPrefetcher({ pageKey, pages, connection: () => connection, here: () => here })
  return {
    pages,
    prefetcher,
    asked,
    async answer(url: string) {
      open.get(url)?.resolve(documentOf(url))
      await pages.load(url)
      await settle()
    },
    async refuse(url: string) {
      open.get(url)?.resolve(new Response('', { status: 404 }))
      await settle()
    },
    leadTo(page: string) {
      here = page
    },
    async fail(url: string) {
      open.get(url)?.reject(new Error('offline'))
      await settle()
    },
  }
}

test('R3: repeated requests fetch a page once', async () => {
  const { prefetcher, asked, answer } = setup()
  prefetcher.soon('/a')
  prefetcher.soon('/a/')
  prefetcher.perhaps('/a.html')
  await answer('/a')
  prefetcher.soon('/a')
  expect(asked).toEqual(['/a'])
})

test('W6: the page on screen is not fetched', () => {
  const { prefetcher, asked } = setup()
  prefetcher.soon('/here/')
  prefetcher.perhaps('/here')
  expect(asked).toEqual([])
})

test('W6: links in view are fetched two at a time, in order', async () => {
  const { prefetcher, asked, answer } = setup()
  for (const path of ['/a', '/b', '/c', '/d']) {
    prefetcher.perhaps(path)
  }
  await settle()
  expect(asked).toEqual(['/a', '/b'])
  await answer('/b')
  expect(asked).toEqual(['/a', '/b', '/c'])
})

test('a link that the reader points at does not wait for those in view', async () => {
  const { prefetcher, asked } = setup()
  for (const path of ['/a', '/b', '/c']) {
    prefetcher.perhaps(path)
  }
  await settle()
  prefetcher.soon('/c')
  expect(asked.at(-1)).toBe('/c')
})

test('a link that is out of view before its turn is not fetched', async () => {
  const { prefetcher, asked, answer } = setup()
  for (const path of ['/a', '/b', '/c', '/d']) {
    prefetcher.perhaps(path)
  }
  prefetcher.never('/c')
  await answer('/a')
  await answer('/b')
  expect(asked).toEqual(['/a', '/b', '/d'])
})

test('a prefetch that fails is quiet and is not tried again, but a click tries', async () => {
  const { prefetcher, pages, asked, fail } = setup()
  prefetcher.soon('/a')
  await fail('/a')
  prefetcher.soon('/a')
  prefetcher.perhaps('/a')
  expect(asked).toHaveLength(1)
  void pages.load('/a').catch(() => {})
  expect(asked).toHaveLength(2)
})

test('what had no answer is tried again from the next page, and what is missing is not', async () => {
  const { prefetcher, asked, fail, refuse, leadTo } = setup()
  prefetcher.soon('/a')
  prefetcher.soon('/b')
  await fail('/a')
  await refuse('/b')
  leadTo('/there')
  prefetcher.soon('/a')
  prefetcher.soon('/b')
  expect(asked).toEqual(['/a', '/b', '/a'])
})

test('after a failure the next in view has its turn', async () => {
  const { prefetcher, asked, fail } = setup()
  for (const path of ['/a', '/b', '/c']) {
    prefetcher.perhaps(path)
  }
  await settle()
  await fail('/a')
  expect(asked.at(-1)).toBe('/c')
})

const lines: { name: string; connection?: Connection; fetches: boolean }[] = [
  { name: 'save-data', connection: { saveData: true, effectiveType: '4g' }, fetches: false },
  { name: '2g', connection: { effectiveType: '2g' }, fetches: false },
  { name: 'slow-2g', connection: { effectiveType: 'slow-2g' }, fetches: false },
  { name: '3g', connection: { effectiveType: '3g' }, fetches: true },
  { name: '4g', connection: { effectiveType: '4g', saveData: false }, fetches: true },
  { name: 'a browser that does not tell', fetches: true },
]

for (const { name, connection, fetches } of lines) {
  test(`R4: ${name} ${fetches ? 'prefetches' : 'prefetches nothing'}`, async () => {
    const { prefetcher, asked } = setup(connection)
    prefetcher.soon('/a')
    prefetcher.perhaps('/b')
    await settle()
    expect(asked).toHaveLength(fetches ? 2 : 0)
  })
}
