import { expect, test } from '@playwright/test'
import { sectionsIn, type View } from '../../../runtime/navigation/reading'

/** A window 900 px high. Anchors stop 80 px below its top. */
const view: View = { top: 80, bottom: 900 }

/** Headings at these places, named by letters. */
function at(...tops: number[]) {
  return tops.map((top, position) => ({ id: 'abcdefgh'.charAt(position), top }))
}

const cases: { name: string; tops: number[]; want: string; view?: View }[] = [
  { name: 'no headings', tops: [], want: '' },
  { name: 'T4: all headings below the window', tops: [900, 1400], want: '' },
  { name: 'T4: the first heading at the bottom of the window', tops: [899, 1400], want: 'a' },
  { name: 'T4: one section fills the window', tops: [-900, -300, 950], want: 'b' },
  { name: 'T4: the end of a section and the next one', tops: [-900, 300, 950], want: 'ab' },
  { name: 'T4: several short sections', tops: [-900, -300, 100, 300, 500, 950], want: 'bcde' },
  { name: 'T4: a section that ends below the navbar', tops: [-300, 60, 950], want: 'b' },
  { name: 'T4: the last section reaches to the end of the page', tops: [-900, -300], want: 'b' },
  { name: 'W22: a heading where an anchor stops', tops: [-300, 80, 950], want: 'b' },
  { name: 'W22: an anchor a fraction of a pixel below its place', tops: [-300, 80.7, 950], want: 'b' },
  { name: 'W22: an anchor a fraction of a pixel above its place', tops: [-300, 79.4, 950], want: 'b' },
  { name: 'W22: a window that is hardly higher than a heading', tops: [-300, 80], view: { top: 80, bottom: 120 }, want: 'b' },
  { name: 'two headings at one place', tops: [100, 100, 950], want: 'ab' },
]

for (const { name, tops, want, view: own } of cases) {
  test(name, () => {
    expect(sectionsIn(own ?? view, at(...tops)).join('')).toBe(want)
  })
}

test('W22: scrolling down to the end shows every section, in order', () => {
  const tops = [100, 900, 1500, 1560, 1620, 1700]
  const seen = new Set<string>()
  for (let scrolled = 0; scrolled <= 1000; scrolled += 5) {
    for (const id of sectionsIn(view, at(...tops.map((top) => top - scrolled)))) {
      seen.add(id)
    }
  }
  expect([...seen].join('')).toBe('abcdef')
})
