import { expect, test } from '@playwright/test'
import { createLinksInView, distance } from '../../../runtime/navigation/linksInView'

interface Link {
  path: string
  visible: boolean
  distance: number
}

/** Links in view, with a distance each. */
function setup(...distances: number[]) {
  const links = createLinksInView<Link>({
    pathOf: ({ path }) => path,
    isSeen: ({ visible }) => visible,
    distanceOf: ({ distance }) => distance,
  })
  const all = distances.map((distance, position) => ({ path: `/${'abcd'[position]}`, visible: true, distance }))
  for (const link of all) {
    links.move(link, true)
  }
  return { links, all }
}

test('W6 a link in view counts, also if it becomes visible only later', () => {
  const { links, all } = setup(0, 0)
  Object.assign(all[1] ?? {}, { visible: false })
  expect(links.paths()).toEqual(['/a'])
  Object.assign(all[1] ?? {}, { visible: true }) // at the end of a transition, say, which does not move it
  expect(links.paths()).toEqual(['/a', '/b'])
})

test('a link in view that leads to another page after a navigation counts for that page', () => {
  const { links, all } = setup(0)
  Object.assign(all[0] ?? {}, { path: '/other' })
  expect(links.paths()).toEqual(['/other'])
})

test('a link that left the view does not count', () => {
  const { links, all } = setup(0, 0)
  all.map((link) => links.move(link, link.path === '/b'))
  expect(links.paths()).toEqual(['/b'])
})

test('the nearest link is the first, and those as near are in order', () => {
  const { links, all } = setup(9, 5, 5, 7)
  expect(links.paths()).toEqual(['/b', '/c', '/d', '/a'])
  Object.assign(all[0] ?? {}, { distance: 0 })
  expect(links.paths()[0]).toBe('/a')
})

const box = { left: 100, right: 200, top: 100, bottom: 120 }

for (const { name, point, isInContent, want } of [
  { name: 'below the pointer', point: { x: 150, y: 110 }, isInContent: true, want: 0 },
  { name: 'beside it', point: { x: 230, y: 110 }, isInContent: true, want: 30 },
  { name: 'above it', point: { x: 100, y: 160 }, isInContent: true, want: 40 },
  { name: 'in the corner', point: { x: 70, y: 60 }, isInContent: true, want: 50 },
  { name: 'beside the content', point: { x: 230, y: 110 }, isInContent: false, want: 230 },
  { name: 'in the content, when nobody points', point: undefined, isInContent: true, want: 0 },
  { name: 'beside the content, when nobody points', point: undefined, isInContent: false, want: 200 },
]) {
  test(`a link ${name} is ${want} pixels away`, () => {
    expect(distance(point, box, isInContent)).toBe(want)
  })
}
