import { expect, test } from '@playwright/test'
import { mergeSearchParams, mergeSearchStrings } from '../../docusaurus/common/query'
import { treeOf } from '../../docusaurus/common/reading'

test('parameters are appended, or the last one wins', () => {
  expect(mergeSearchStrings(['?a=1&b=2', undefined, 'a=3'], 'append')).toBe('?a=1&b=2&a=3')
  expect(mergeSearchStrings(['?a=1&b=2', 'a=3'], 'set')).toBe('?a=3&b=2')
  expect(mergeSearchStrings([undefined, ''], 'set')).toBe('')
  expect(mergeSearchParams([new URLSearchParams('a=1'), new URLSearchParams('a=2')], 'set').toString()).toBe('a=2')
})

test('headings nest by their levels, also if a level is left out', () => {
  const heading = (id: string, level: number) => ({ id, level, value: id })
  const tree = treeOf([heading('a', 2), heading('b', 4), heading('c', 3), heading('d', 2)])
  const names = (items: typeof tree): unknown[] => items.map(({ id, children }) => [id, ...names(children)])
  expect(names(tree)).toEqual([['a', ['b'], ['c']], ['d']])
})
