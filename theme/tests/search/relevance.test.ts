import { expect, test } from '@playwright/test'
import { urlsOf } from './phoenix'
import { questions } from './questions'
import { relevance } from './relevance'

/** The mean reciprocal rank of the expected results. It may rise but not fall. */
const floor = 0.98

test('what readers look for comes first', async () => {
  const misses: string[] = []
  let sum = 0
  for (const [query, ...expected] of relevance) {
    const found = await urlsOf(query, { pages: 10, hitsPerPage: 4 })
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

test('questions in the words of readers have an answer among the first three results', async () => {
  const misses: string[] = []
  for (const [query, ...answers] of questions) {
    const found = (await urlsOf(query, { pages: 5, hitsPerPage: 3 })).slice(0, 3)
    if (!found.some((url) => answers.includes(url))) {
      misses.push(`${query}: found ${found.join(', ') || 'nothing'}`)
    }
  }
  expect(questions.length).toBeGreaterThanOrEqual(76)
  expect(misses).toEqual([])
})
