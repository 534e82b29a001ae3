import { expect, test } from '@playwright/test'
import { createLinksInView } from '../../../runtime/navigation/linksInView'

interface Link {
  path: string
  visible: boolean
}

function setup() {
  const calls: string[] = []
  const links = createLinksInView<Link>({
    prefetcher: {
      perhaps: (path) => void calls.push(path),
      never: (path) => void calls.push(`not ${path}`),
    },
    pathOf: ({ path }) => path,
    isSeen: ({ visible }) => visible,
  })
  return { calls, links }
}

test('W6 the page of a link in view is fetched, also if the link becomes visible only later', () => {
  const { calls, links } = setup()
  const link = { path: '/a', visible: false }
  links.move(link, true)
  links.ask()
  expect(calls).toEqual([])
  link.visible = true // at the end of a transition, say, which does not move it
  links.ask()
  expect(calls).toEqual(['/a'])
})

test('a link in view that leads to another page after a navigation has that page fetched', () => {
  const { calls, links } = setup()
  const next = { path: '/a', visible: true }
  links.move(next, true)
  links.ask()
  next.path = '/b'
  links.ask()
  expect(calls).toEqual(['/a', '/b'])
})

test('a page is not fetched any more once the last link to it has left the view', () => {
  const { calls, links } = setup()
  const [first, second] = [
    { path: '/a', visible: true },
    { path: '/a', visible: true },
  ]
  links.move(first, true)
  links.move(second, true)
  links.move(first, false)
  expect(calls).toEqual([])
  links.move(second, false)
  links.move(second, false)
  expect(calls).toEqual(['not /a'])
})
