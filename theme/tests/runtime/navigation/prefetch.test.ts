import { pageKey } from '../../../runtime/navigation/address'
import { expect, test } from '@playwright/test'
import { createPages } from '../../../runtime/navigation/pages'
import { type Connection, createPrefetcher } from '../../../runtime/navigation/prefetch'
import { type Deferred, defer, documentOf, readDocument, settle } from '../testData'

/** A prefetcher on the page /here whose requests stay open until they are answered. A page usually takes 10 KB. */
function setup({ connection, inView = [] }: { connection?: Connection; inView?: string[] } = {}) {
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
  const prefetcher = createPrefetcher({
    pageKey,
    pages,
    connection: () => connection,
    here: () => here,
    inView: () => inView,
    usualSize: 10_000,
  })
  return {
    pages,
    prefetcher,
    asked,
    async answer(url: string, bytes?: number) {
      if (bytes !== undefined) {
        prefetcher.took(url, bytes)
      }
      open.get(url)?.resolve(documentOf(url))
      await pages.load(url)
      await settle()
    },
    async refuse(url: string) {
      open.get(url)?.resolve(new Response('', { status: 404 }))
      await settle()
    },
    leadTo(page: string, ...links: string[]) {
      here = page
      inView = links
    },
    async fail(url: string) {
      open.get(url)?.reject(new Error('offline'))
      await settle()
    },
  }
}

const many = [...'abcdefghijklmnopqrstuvwxyz'].map((name) => `/${name}`)

test('R3: repeated requests fetch a page once', async () => {
  const { prefetcher, asked, answer } = setup({ inView: ['/a.html', '/a'] })
  prefetcher.soon('/a')
  prefetcher.soon('/a/')
  prefetcher.more()
  await answer('/a')
  prefetcher.soon('/a')
  expect(asked).toEqual(['/a'])
})

test('W6: the page on screen is not fetched', () => {
  const { prefetcher, asked } = setup({ inView: ['/here'] })
  prefetcher.soon('/here/')
  prefetcher.more()
  expect(asked).toEqual([])
})

test('W6: links in view are fetched four at a time, the first first', async () => {
  const { prefetcher, asked, answer } = setup({ inView: many })
  prefetcher.more()
  prefetcher.more()
  expect(asked).toEqual(many.slice(0, 4))
  await answer('/b', 100)
  expect(asked).toEqual(many.slice(0, 5))
})

test('a link that the reader points at does not wait for those in view, and those in view wait for it', async () => {
  const { prefetcher, asked, answer } = setup({ inView: many })
  prefetcher.more()
  prefetcher.soon('/x')
  expect(asked).toEqual([...many.slice(0, 4), '/x'])
  await answer('/a', 100)
  expect(asked, 'four others are on their way').toHaveLength(5)
  await answer('/b', 100)
  expect(asked.at(-1)).toBe('/e')
})

/** Answers all requests, each with bytes, until nothing more is asked. */
async function answerAll({ asked, answer }: ReturnType<typeof setup>, bytes?: number) {
  for (const url of asked) {
    await answer(url, bytes)
  }
}

test('links in view get what their bytes allow, and the reader what they point at', async () => {
  for (const { bytes, pages } of [
    { bytes: undefined, pages: 6 },
    { bytes: 20_000, pages: 5 },
    { bytes: 15_000, pages: 5 },
    { bytes: 6_000, pages: 10 },
    { bytes: 100_000, pages: 4 },
    { bytes: 0, pages: 26 },
  ]) {
    const site = setup({ inView: many })
    site.prefetcher.more()
    await answerAll(site, bytes)
    expect(site.asked, `pages of ${bytes} bytes`).toHaveLength(pages)
    site.prefetcher.soon('/pointed-at')
    expect(site.asked.at(-1)).toBe('/pointed-at')
  }
})

test('what the reader points at counts too, and the budget starts again with the next page', async () => {
  const site = setup({ inView: many })
  const { prefetcher, asked, answer, leadTo } = site
  for (const name of ['1', '2', '3', '4', '5']) {
    prefetcher.soon(`/${name}`)
  }
  prefetcher.more()
  expect(asked, 'five are on their way').toHaveLength(5)
  await answer('/1')
  await answer('/2')
  expect(asked.slice(5)).toEqual(['/a'])
  leadTo('/next', ...many.slice(1))
  prefetcher.more()
  await answer('/3', 10_000_000) // of the page before
  await answerAll(site)
  expect(asked.slice(6)).toEqual(many.slice(1, 7))
})

test('a prefetch that fails is quiet and is not tried again, but a click tries', async () => {
  const { prefetcher, pages, asked, fail } = setup()
  prefetcher.soon('/a')
  await fail('/a')
  prefetcher.soon('/a')
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

test('after a failure the next in view has its turn, and what failed has no other', async () => {
  const { prefetcher, asked, fail } = setup({ inView: many })
  prefetcher.more()
  await fail('/a')
  expect(asked).toEqual(many.slice(0, 5))
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
    const { prefetcher, asked } = setup({ connection, inView: ['/b'] })
    prefetcher.soon('/a')
    prefetcher.more()
    expect(asked).toHaveLength(fetches ? 2 : 0)
  })
}
