import { expect, test } from '@playwright/test'
import { format } from '../../playground/inspect'

class Point {
  x = 1
}
const circular: { self?: unknown } = {}
circular.self = circular

for (const [name, values, want] of [
  ['strings as they are', ['a', 'b'], 'a b'],
  ['simple values', [1, 2n, true, null, undefined], '1 2n true null undefined'],
  ['nested values', [{ a: ['x', { 'b-c': 1 }] }], '{ a: ["x", { "b-c": 1 }] }'],
  ['classes', [new Point(), new Map([['k', 1]]), new Set([1])], 'Point { x: 1 } Map { "k" => 1 } Set { 1 }'],
  ['empty values', [[], {}, new Map()], '[] {} Map {}'],
  ['errors and functions', [new TypeError('no'), Math.max, () => 1], 'TypeError: no function max function'],
  ['a value that contains itself', [circular], '{ self: { self: { self: {…} } } }'],
  ['a value that throws', [new Proxy({}, { ownKeys: () => [][1] as unknown as [] })], '…'],
] as const) {
  test(`the log shows ${name}`, () => {
    expect(format(values)).toBe(want)
  })
}

test('the log shortens what is long', () => {
  expect(format([Array.from({ length: 200 }, () => 0)])).toBe(`[${'0, '.repeat(100)}…]`)
  expect(format(['x'.repeat(20_000)])).toHaveLength(10_001)
})
