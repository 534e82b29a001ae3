import { expect, test } from '@playwright/test'
import { unpack } from '../../search/pack'

/** The first places of three pages, of 40, 5 and 1 places. */
const pages = [0, 40, 45]

test('places are counted from the first place of their page', () => {
  // Four places: section 2 of page 0, 33 sections further, section 0 of page 1, section 0 of page 2.
  const steps = ['C', 'fC', 'gB', 'gB'].join('')
  expect(unpack(`E${steps}BBBBCCCC`, pages)).toEqual({
    places: new Uint32Array([2, 35, 40, 45]),
    counts: new Uint32Array([1, 1, 1, 1]),
    lengths: new Uint32Array([2, 2, 2, 2]),
  })
})

test('a term that stands nowhere has no places', () => {
  expect(unpack('', pages).places).toHaveLength(0)
})
