import { expect, test } from '@playwright/test'
import { createPages } from '../../../runtime/navigation/pages'
import { fileOf } from '../testData'

function setup(limit?: number, answer: (url: string) => Response = (url) => Response.json(fileOf(url))) {
  const asked: string[] = []
  const clock = { now: 0 }
  const pages = createPages({
    async fetch(url) {
      asked.push(url)
      return answer(url)
    },
    now: () => clock.now,
    limit,
  })
  return { pages, asked, clock }
}

test('W6: all names of a page are one request', async () => {
  const { pages, asked } = setup()
  const names = ['/a', '/a/', '/a.html', '/a/index.html']
  const files = await Promise.all(names.map((name) => pages.load(name)))
  expect(asked).toEqual(['/a/index.json'])
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
      ? Response.json(fileOf(url))
      : new Response('', { status, statusText: 'Service Unavailable' }),
  )
  await expect(pages.load('/a')).rejects.toThrow('/a/index.json: 503 Service Unavailable')
  expect(pages.has('/a')).toBe(false)
  status = 200
  await pages.load('/a')
  expect(asked).toHaveLength(2)
})

test('a page of HTML in place of data is a failure', async () => {
  const { pages } = setup(undefined, () => new Response('<!doctype html>'))
  await expect(pages.load('/a')).rejects.toThrow()
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
