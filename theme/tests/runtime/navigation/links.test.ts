import { expect, test } from '@playwright/test'
import { type Click, follows, type Link } from '../../../runtime/navigation/links'

const scope = { origin: 'https://docs.example', base: '/', foreign: [] }
const here = new URL('https://docs.example/api/window?q=1')
const click: Click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
}
const link: Link = { href: 'https://docs.example/api/modal', target: '', download: false }

const cases: { name: string; click?: Partial<Click>; link?: Partial<Link>; want: boolean }[] = [
  { name: 'R1: a plain click on a page', want: true },
  { name: 'R1: a link to its own tab', link: { target: '_self' }, want: true },
  { name: 'R1: with Ctrl', click: { ctrlKey: true }, want: false },
  { name: 'R1: with Cmd', click: { metaKey: true }, want: false },
  { name: 'R1: with Shift', click: { shiftKey: true }, want: false },
  { name: 'R1: with Alt', click: { altKey: true }, want: false },
  { name: 'R1: with the middle button', click: { button: 1 }, want: false },
  { name: 'a click that was dealt with', click: { defaultPrevented: true }, want: false },
  { name: 'W24: a link to a new tab', link: { target: '_blank' }, want: false },
  { name: 'W24: a download', link: { download: true }, want: false },
  { name: 'W24: a static file', link: { href: 'https://docs.example/a.zip' }, want: false },
  { name: 'another site', link: { href: 'https://example.org/' }, want: false },
  { name: 'mail', link: { href: 'mailto:a@docs.example' }, want: false },
  { name: 'no address at all', link: { href: 'https://' }, want: false },
  { name: 'R2: an anchor of this page', link: { href: `${here.href}#frame` }, want: false },
  { name: 'an anchor of another page', link: { href: 'https://docs.example/api/modal#frame' }, want: true },
  { name: 'R8: this very page', link: { href: here.href }, want: true },
  {
    name: 'this page with another query',
    link: { href: 'https://docs.example/api/window?q=2#frame' },
    want: true,
  },
]

for (const { name, want, ...own } of cases) {
  test(`follows: ${name}`, () => {
    expect(follows({ ...click, ...own.click }, { ...link, ...own.link }, here, scope)).toBe(want)
  })
}

test('the router follows the anchor that the address already has, so that the history gets no entry', () => {
  const there = new URL('https://docs.example/api/window#frame')
  expect(follows(click, { ...link, href: there.href }, there, scope)).toBe(true)
})
