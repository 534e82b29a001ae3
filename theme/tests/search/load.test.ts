import { expect, test } from '@playwright/test'
import { load } from '../../search/load'

const files: Record<string, unknown> = {
  '/search.json': {
    docs: '/docs.json',
    index: '/index.json',
    hash: '',
    languages: [{ tag: 'en', english: true }],
  },
  '/docs.json': [],
  '/index.json': { fieldVectors: [], invertedIndex: [] },
}

test('the search files are fetched by the names in the manifest, which may have changed', async () => {
  const asked: unknown[] = []
  const find = await load('/search.json', async (url, options) => {
    asked.push([url, options?.cache])
    return Response.json(files[url])
  })
  expect(asked).toEqual([
    ['/search.json', 'no-cache'],
    ['/docs.json', undefined],
    ['/index.json', undefined],
  ])
  expect(await find('a', { pages: 1, hitsPerPage: 1 })).toEqual({
    groups: [],
    pages: 0,
    suggestions: [],
    popular: [],
  })
})

for (const missing of Object.keys(files)) {
  test(`W21 K5: a file that is missing is named: ${missing}`, async () => {
    const loading = load('/search.json', async (url) =>
      url === missing
        ? new Response('', { status: 404, statusText: 'Not Found' })
        : Response.json(files[url]),
    )
    await expect(loading).rejects.toThrow(`${missing}: 404 Not Found`)
  })
}
