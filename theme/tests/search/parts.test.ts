import { expect, test } from '@playwright/test'
import { partsIn } from '../../search/parts'

const lists: Record<string, { first: string[]; names: string[] }> = {
  early: { first: ['a', 'c'], names: ['one', 'two'] },
  late: { first: ['m', 'p', 'w'], names: ['three', 'four', 'five'] },
}

/** Returns the parts of a nested list, and the names of the lists that were fetched. */
function nested() {
  const fetched: string[] = []
  const parts = partsIn({ first: ['a', 'm'], names: ['early', 'late'], nested: true }, async (name) => {
    fetched.push(name)
    return lists[name] ?? { first: [], names: [] }
  })
  return { fetched, parts }
}

const nameOf = async (key: string) => (await nested().parts.of(key))?.name

test('an item is in the last part that does not begin after it', async () => {
  expect(await Promise.all(['A', 'a', 'b', 'c', 'l', 'm', 'pz', 'x'].map(nameOf))).toEqual([
    undefined,
    'one',
    'one',
    'two',
    'two',
    'three',
    'four',
    'five',
  ])
})

test('of a nested list, only what is needed is fetched, once', async () => {
  const { parts, fetched } = nested()
  await Promise.all([parts.of('n'), parts.of('w')])
  expect(fetched).toEqual(['late'])
})

test('a range has all parts that may have its items, up to a number', async () => {
  const names = async (from: string, to: string, most: number) =>
    (await nested().parts.between(from, to, most)).map(({ name }) => name)
  expect(await names('b', 'n', 9)).toEqual(['one', 'two', 'three'])
  expect(await names('d', 'd', 9)).toEqual(['two'])
  expect(await names('A', 'B', 9)).toEqual([])
  expect(await names('a', 'z', 3)).toEqual(['one', 'two', 'three'])
})

test('what could not be fetched is fetched again', async () => {
  let tries = 0
  const parts = partsIn<string>({ first: ['a'], names: ['early'], nested: true }, async () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('offline')) : { first: ['a'], names: ['one'] }
  })
  await expect(parts.of('b')).rejects.toThrow('offline')
  expect(await parts.of('b')).toEqual({ first: 'a', name: 'one' })
})
