import { expect, test } from '@playwright/test'
import { unpack } from '../../search/pack'

test('sections are counted within their page', () => {
  // Section 2 of page 0, 33 sections further, page 1 itself, page 40 itself.
  const steps = ['C', 'fC', 'gB', 'gnB'].join('')
  expect(unpack(`E${steps}BBBgBCCCC`)).toEqual({
    pages: new Uint32Array([0, 0, 1, 40]),
    sections: new Uint32Array([2, 35, 0, 0]),
    counts: new Uint32Array([1, 1, 1, 32]),
    lengths: new Uint32Array([2, 2, 2, 2]),
  })
})

test('of a term that is everywhere, the best places are complete, and each page has one of the others', () => {
  const { rest, ...best } = unpack('BCBI.CgBhC')
  expect(best).toEqual({
    pages: new Uint32Array([0]),
    sections: new Uint32Array([2]),
    counts: new Uint32Array([1]),
    lengths: new Uint32Array([8]),
  })
  expect(rest).toMatchObject({ pages: new Uint32Array([1, 3]), sections: new Uint32Array([0, 1]) })
  expect(unpack('BCBI').rest).toBeUndefined()
})

test('a term that stands nowhere has no places', () => {
  expect(unpack('').pages).toHaveLength(0)
})
