import { expect, test } from '@playwright/test'
import { createItemLoader } from '../../runtime/sidebarState'

const items = [{ kind: 'link' as const, label: 'Window', href: '/window' }]

test('the items of a category are fetched once', async () => {
  const asked: string[] = []
  const load = createItemLoader(async (url) => {
    asked.push(url)
    return Response.json(items)
  })
  const both = await Promise.all([load('/api.json'), load('/api.json')])
  expect(both).toEqual([items, items])
  expect(await load('/api.json')).toEqual(items)
  expect(asked).toEqual(['/api.json'])
})

test('items that did not load are asked for again', async () => {
  let status = 404
  const load = createItemLoader(async () => Response.json(items, { status }))
  await expect(load('/api.json')).rejects.toThrow('/api.json: 404')
  status = 200
  expect(await load('/api.json')).toEqual(items)
})
