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

test('a term that stands nowhere has no places', () => {
  expect(unpack('').pages).toHaveLength(0)
})
