import { expect, test } from '@playwright/test'
import { load } from '../theme/search/load'
import { relevance } from './data/relevance'

/** The mean reciprocal rank of the expected results. It may rise but not fall. */
const floor = 0.96

test('what readers look for comes first', async ({ baseURL }) => {
  const at = (url: string) => new URL(url, baseURL).href
  const find = await load(at('search.json'), async (url, options) => fetch(at(url), options))
  const misses: string[] = []
  let sum = 0
  for (const [query, ...expected] of relevance) {
    const { groups } = await find(query, { pages: 10, hitsPerPage: 4 })
    const found = groups.flatMap(({ hits }) => hits.map(({ url }) => url.replace('/phoenix/', '')))
    const rank = found.findIndex((url) => expected.includes(url)) + 1
    sum += rank > 0 ? 1 / rank : 0
    if (rank !== 1) {
      misses.push(`${query}: rank ${rank || 'none'}, found ${found.slice(0, 4).join(', ')}`)
    }
  }
  expect(relevance.length).toBeGreaterThanOrEqual(60)
  const mean = sum / relevance.length
  expect(
    mean,
    `mean reciprocal rank ${mean.toFixed(3)} of ${relevance.length}\n${misses.join('\n')}`,
  ).toBeGreaterThanOrEqual(floor)
})
