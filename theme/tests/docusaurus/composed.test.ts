import { expect, test } from '@playwright/test'
import { type ComponentProps, type ComponentType, createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Footer as FooterData, FooterItem, LastUpdated, Logo, SiteData } from '../../contract'
import { DocFooter } from '../../doc/DocFooter'
import { DocFooter as ComposedDocFooter } from '../../docusaurus/composed/DocFooter'
import { Footer as ComposedFooter } from '../../docusaurus/composed/Footer'
import { Footer } from '../../layout/Footer'
import { setLocale } from '../../runtime/locale'
import { PageProvider } from '../../runtime/page'
import { SiteProvider } from '../../runtime/site'
import { pageAt } from '../runtime/testData'

// If a site replaces a part of a component of the theme, another component takes its place. Both show the same data.
// The types are Required, so that this file does not compile when the contract gets a field that the data lacks.

const link: Required<Omit<FooterItem, 'html'>> = {
  label: 'Chat',
  href: 'https://chat.example.org/',
  external: true,
  className: 'own-link',
  target: '_self',
  rel: 'me',
}
const logo: Required<Logo> = {
  alt: 'Tide',
  src: '/img/light.svg',
  dark: '/img/dark.svg',
  href: '/en/',
  width: 40,
  height: 20,
  className: 'own-logo',
}
const footer: Required<FooterData> = {
  style: 'dark',
  logo,
  columns: [
    { title: 'Docs', items: [{ label: 'One', href: '/en/one' }, { html: '<b>HTML</b>' }] },
    { title: 'More', items: [link, { href: 'https://example.org/', external: true, target: '_blank', rel: 'noopener' }] },
  ],
  copyright: '© <i>Tide</i>',
}
const lastUpdated: Required<LastUpdated> = { time: '2026-01-02T00:00:00.000Z', label: 'Jan 2, 2026', author: 'Ann' }
const shown = { tags: [{ label: 'sea', href: '/en/tags/sea' }], editUrl: 'https://example.org/edit', lastUpdated }

/** What a reader gets to see and to follow: texts, and the tags that are more than boxes, with their attributes. */
function factsOf(Component: ComponentType, site: Partial<SiteData>, page: object) {
  const onPage = { page: { ...pageAt('/en/'), ...page } } as ComponentProps<typeof PageProvider>
  const onSite = { site: { baseUrl: '/', home: '/en/', locale: 'en', ...site } } as ComponentProps<typeof SiteProvider>
  return renderToStaticMarkup(h(SiteProvider, onSite, h(PageProvider, onPage, h(Component))))
    .replace(/ (?:title|class|rel)=""| rel="tag"/g, '')
    .replace(/ class="([^"]*)"/g, (_, names: string) => names.replace(/^(?:.* )?(own-\w+)?.*$/, ' $1'))
    .match(/<(?:a|b|footer|h2|i|img|path|time|li)\b[^>]*>|[^<>]+(?=<)/g)
    ?.map((fact) => fact.match(/[^\s<>"]+="[^"]*"|[^\s<>]+/g)?.toSorted().join(' '))
}

test.beforeAll(() => setLocale({ labels: {} }))

const footers: FooterData[] = [
  footer,
  { style: 'light', columns: [{ items: [link] }] },
  { style: 'light', columns: [], copyright: '©' },
]
for (const [number, each] of footers.entries()) {
  test(`both footers show the same, ${number}`, () => {
    expect(factsOf(ComposedFooter, { footer: each }, {})).toEqual(factsOf(Footer, { footer: each }, {}))
  })
}

for (const part of [shown, {}, ...Object.entries(shown).map(([name, value]) => ({ [name]: value }))]) {
  test(`both ends of a page show the same of ${Object.keys(part).join(', ') || 'nothing'}`, () => {
    expect(factsOf(ComposedDocFooter, {}, part)).toEqual(factsOf(DocFooter, {}, part))
  })
}
