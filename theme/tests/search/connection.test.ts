import { expect, test } from '@playwright/test'
import { connectSearch } from '../../search/connection'
import type { Answer, Question } from '../../search/worker'

/** A worker that answers by a function, and the questions it got. */
function setup(answer: (question: Question) => Partial<Answer> | 'fail') {
  const asked: Question[] = []
  let started = 0
  function createWorker() {
    started += 1
    const target = new EventTarget()
    return Object.assign(target, {
      postMessage(question: Question) {
        asked.push(question)
        const given = answer(question)
        const event =
          given === 'fail'
            ? Object.assign(new Event('error'), { message: '' })
            : new MessageEvent('message', { data: { id: question.id, ...given } })
        queueMicrotask(() => target.dispatchEvent(event))
      },
      terminate() {},
      onmessage: null,
      onmessageerror: null,
      onerror: null,
    })
  }
  const search = connectSearch({ manifest: '/search.json', createWorker })
  return { search, asked, started: () => started }
}

const none = { groups: [], pages: 0, suggestions: [], popular: [] }
const wanted = { pages: 5, hitsPerPage: 3 }

test('one worker answers all questions, each its own', async () => {
  const { search, asked, started } = setup(({ query }) => ({
    found: { ...none, suggestions: [query ?? ''] },
  }))
  const answers = await Promise.all([search.find('a', wanted), search.find('b', wanted)])
  expect(answers.map(({ suggestions }) => suggestions)).toEqual([['a'], ['b']])
  expect(asked.map(({ manifest }) => manifest)).toEqual(['/search.json', '/search.json'])
  expect(started()).toBe(1)
})

test('W21: a failure to load rejects the query, and the next query tries again', async () => {
  let isOnline = false
  const { search } = setup(() => (isOnline ? {} : { error: 'search.json: 404' }))
  await expect(search.load()).rejects.toThrow('search.json: 404')
  isOnline = true
  await search.load()
})

test('K5: if a worker does not start, the query rejects and the next one starts a new worker', async () => {
  let isOnline = false
  const { search, started } = setup(() => (isOnline ? { found: none } : 'fail'))
  await expect(search.find('a', wanted)).rejects.toThrow('script')
  isOnline = true
  expect(await search.find('a', wanted)).toEqual(none)
  expect(started()).toBe(2)
})
