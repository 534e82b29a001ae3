import { expect, test } from '@playwright/test'
import { createPages } from '../../../runtime/navigation/pages'
import { documentOf, fileOf, readDocument } from '../testData'

function setup(limit?: number, answer: (url: string) => Response = documentOf) {
  const asked: string[] = []
  const clock = { now: 0 }
  const pages = createPages({
    async fetch(url) {
      asked.push(url)
      return answer(url)
    },
    read: readDocument,
    now: () => clock.now,
    limit,
  })
  return { pages, asked, clock }
}

test('W6: all names of a page are one request', async () => {
  const { pages, asked } = setup()
  const names = ['/a', '/a/', '/a.html', '/a/index.html']
  const files = await Promise.all(names.map((name) => pages.load(name)))
  expect(asked).toEqual(['/a'])
  expect(new Set(files).size).toBe(1)
  expect(pages.has('/a/')).toBe(true)
})

test('put makes a fetch unnecessary', async () => {
  const { pages, asked } = setup()
  pages.put('/a', fileOf('/a'))
  expect((await pages.load('/a')).page.path).toBe('/a')
  expect(asked).toEqual([])
})

test('an old page is fetched again, but not for back and forward', async () => {
  const { pages, asked, clock } = setup()
  await pages.load('/a')
  clock.now = 6 * 60_000
  expect(pages.has('/a')).toBe(false)
  await pages.load('/a', { anyAge: true })
  expect(asked).toHaveLength(1)
  await pages.load('/a')
  expect(asked).toHaveLength(2)
})

test('a failure names the address and the status, and the next load tries again', async () => {
  let status = 503
  const { pages, asked } = setup(undefined, (url) =>
    status === 200
      ? documentOf(url)
      : new Response('', { status, statusText: 'Service Unavailable' }),
  )
  await expect(pages.load('/a')).rejects.toThrow('/a: 503 Service Unavailable')
  expect(pages.has('/a')).toBe(false)
  status = 200
  await pages.load('/a')
  expect(asked).toHaveLength(2)
})

test('a document that is no page of the theme is a failure', async () => {
  const { pages } = setup(undefined, () => new Response(''))
  await expect(pages.load('/a')).rejects.toThrow('/a: 200')
})

test('where /x leads to /x/, the next page is requested there', async () => {
  const { pages, asked } = setup(undefined, (url) => {
    const address = `https://docs.example${url.replace(/\/?$/, '/')}`
    return Object.defineProperty(documentOf(url), 'url', { value: address })
  })
  for (const path of ['/a', '/b', '/c.html', '/d/']) {
    await pages.load(path)
  }
  expect(asked).toEqual(['/a', '/b/', '/c/', '/d/'])
})

test('R12: no more pages are kept than the limit; the oldest goes first', async () => {
  const { pages } = setup(3)
  for (const path of ['/a', '/b', '/c', '/d']) {
    await pages.load(path)
  }
  expect(['/a', '/b', '/c', '/d'].map(pages.has)).toEqual([false, true, true, true])
})

test('R12: the limit is 10,000 pages', () => {
  const { pages } = setup()
  for (let number = 0; number <= 10_000; number += 1) {
    pages.put(`/${number}`, fileOf('/x'))
  }
  expect([pages.has('/0'), pages.has('/1'), pages.has('/10000')]).toEqual([false, true, true])
})
