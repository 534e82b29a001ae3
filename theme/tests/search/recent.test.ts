import { expect, test } from '@playwright/test'
import { recentIn } from '../../search/recent'

function setup(kept?: string) {
  const values = new Map<string, string>(kept === undefined ? [] : [['docgen.search.recent', kept]])
  return recentIn({
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  })
}

test('the latest five searches are kept, each once', () => {
  const recent = setup()
  for (const query of ['a', 'b', 'c', 'B', 'd', 'e']) {
    recent.add(query)
  }
  expect(recent.list()).toEqual(['e', 'd', 'B', 'c', 'a'])
  recent.clear()
  expect(recent.list()).toEqual([])
})

for (const kept of ['', '{', '{}', 'null', '[1, {}]']) {
  test(`what is no list of searches counts as none: ${kept}`, () => {
    expect(setup(kept).list()).toEqual([])
  })
}
