import { expect, test } from '@playwright/test'
import { activeHeading, type View } from '../../runtime/activeHeading'

/** A window 900 px high, far from the end of the page; anchors stop 80 px below its top. */
const view: View = { height: 900, edge: 80, remaining: 2000, target: '', targetMargin: 0 }

/** Headings 40 px high, named by letters, at these places. */
function at(...tops: number[]) {
  return tops.map((top, position) => ({ id: 'abcdefgh'.charAt(position), top, bottom: top + 40 }))
}

const cases: { name: string; tops: number[]; view?: Partial<View>; want: string | undefined }[] = [
  { name: 'no headings', tops: [], want: undefined },
  { name: 'T4: above the first heading, which is low in the window', tops: [600, 900], want: undefined },
  { name: 'T4: the first heading in the upper half', tops: [377, 900], want: 'a' },
  { name: 'T4: the next one not yet in the upper half', tops: [-300, 478], want: 'a' },
  { name: 'T4: the next one in the upper half', tops: [-300, 378], want: 'b' },
  { name: 'T4: a heading that an anchor led to', tops: [-300, 80, 300], want: 'b' },
  { name: 'T4: all above', tops: [-900, -300], want: 'b' },
  {
    name: 'W22: at the end, the last of several short sections',
    tops: [-300, 500, 650, 800],
    view: { remaining: 0 },
    want: 'd',
  },
  {
    name: 'W22: near the end, one of the short sections',
    tops: [-200, 500, 650, 800],
    view: { remaining: 150 },
    want: 'b',
  },
  {
    name: 'W22: at the end, the short section that an anchor led to',
    tops: [-300, 500, 650, 800],
    view: { remaining: 0, target: 'c' },
    want: 'c',
  },
  {
    name: 'W22: an anchor that came to stand a fraction of a pixel above its place',
    tops: [-300, 79.7, 300],
    want: 'b',
  },
  {
    name: 'W22: an anchor with a margin of its own',
    tops: [-300, 120.3, 300],
    view: { target: 'b', targetMargin: 40 },
    want: 'b',
  },
  {
    name: 'W22: an anchor near the end of the page, where later sections show too',
    tops: [-300, 80, 200, 300],
    view: { remaining: 100, target: 'b' },
    want: 'b',
  },
  {
    name: 'W22: an anchor in a window that is hardly higher than its heading',
    tops: [-300, 80],
    view: { height: 200, target: 'b' },
    want: 'b',
  },
  { name: 'an anchor that was left behind', tops: [-300, 100, 650, 800], view: { target: 'd' }, want: 'b' },
]

for (const { name, tops, want, ...own } of cases) {
  test(name, () => {
    expect(activeHeading(at(...tops), { ...view, ...own.view })).toBe(want)
  })
}

test('W22: scrolling down to the end highlights every heading, in order', () => {
  const tops = [100, 900, 1500, 1560, 1620, 1700]
  const end = 1000
  const seen = new Set<string | undefined>()
  for (let scrolled = 0; scrolled <= end; scrolled += 5) {
    seen.add(activeHeading(at(...tops.map((top) => top - scrolled)), { ...view, remaining: end - scrolled }))
  }
  expect([...seen].join('')).toBe('abcdef')
})
