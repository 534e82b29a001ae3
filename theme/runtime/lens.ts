import { Message } from '../messages'
import { type DocsReleases, docsAt, isNewer, versionIn } from './releases'

type Fill = (text: string, values: Readonly<Record<string, string>>) => string

/** Links to pages and headings: in the sidebar, the table of contents, the breadcrumbs, and menus. */
const places = ':is(aside, nav, dialog, details[data-print])'

const look = `
.lens {
  align-items: center;
  color: var(--color-muted);
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-sm);
  gap: var(--space-1) var(--space-2);
  padding: var(--space-2) var(--space-3);
}
aside > .lens {
  background: var(--color-bg);
  border-block-start: var(--hairline) solid var(--color-border);
  flex: none;
  inset-block-end: 0;
  margin-inline-start: calc(-1 * var(--space-3));
  position: sticky;
}
.lens select {
  background: var(--color-bg);
  border: var(--hairline) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  color: var(--color-text);
  font: inherit;
  min-block-size: var(--space-8);
  padding-inline: var(--space-2);
}
@media screen {
  .markdown [data-lacks]:not(.badge),
  .markdown [data-lacks]:not(.badge) :is(h2, h3, h4, h5, h6, a, strong) {
    color: var(--color-faint);
  }
  .markdown [data-lacks]:not(.badge) {
    filter: grayscale(1);
  }
}
.lens-words {
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
}
.badge.since[data-lacks] {
  border-color: currentcolor;
  border-style: dashed;
  color: var(--color-heading);
}
@media print {
  .lens { display: none; }
}
@media (forced-colors: active) {
  .markdown [data-lacks] { color: GrayText; }
}`

/**
 * createLens lets readers choose the release of the product that they use, and dims what it does not have yet: members
 * and rows with a badge, and links to them and to pages. It returns a function that does so for the page on screen.
 */
export async function createLens(url: string, fill: Fill): Promise<() => void> {
  const response = await fetch(url, { cache: 'no-cache' })
  const all: DocsReleases[] = await response.json()
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const control = createControl()
  const apply = () => {
    const docs = docsAt(window.location.pathname, all)
    const release = docs && chosen(docs)
    const words = release ? fill(docgenText(Message['docgen.lens.missing']), { version: release }) : ''
    const links = docs && release ? [...pagesWithout(docs, release), ...markContent(release, words)] : markContent()
    sheet.replaceSync(look + (words && links.length > 0 ? rulesOf(links, words) : ''))
    control.show(docs, release)
  }
  control.onChoice(apply)
  // The sidebar comes and goes with the width of the window, which React has done by the next frame.
  window.addEventListener('resize', () => requestAnimationFrame(control.place))
  return apply
}

const keyOf = ({ id }: DocsReleases) => `docgen.release.${id}`

/** chosen returns the release that the reader chose; undefined for all, and for one that is no longer in the list. */
function chosen(docs: DocsReleases): string | undefined {
  try {
    const stored = window.localStorage.getItem(keyOf(docs))
    return docs.releases.find((release) => release === stored)
  } catch {
    return undefined
  }
}

/** pagesWithout returns the links to pages that a release lacks. */
function pagesWithout({ since }: DocsReleases, release: string): string[] {
  return Object.keys(since).filter((path) => isNewer(since[path] ?? '', release))
}

/** Marks what a release lacks in the content, and nothing without one. It returns the links to the marked headings. */
function markContent(release?: string, words = ''): string[] {
  for (const marked of document.querySelectorAll('[data-lacks]')) {
    marked.removeAttribute('data-lacks')
    marked.querySelector('.lens-words')?.remove()
  }
  const links: string[] = []
  for (const badge of document.querySelectorAll<HTMLElement>('article .badge.since')) {
    const since = versionIn(badge.textContent)
    if (release && since && isNewer(since, release)) {
      badge.setAttribute('data-lacks', '')
      badge.append(wordsAfter(words))
      for (const part of partsOf(badge)) {
        part.setAttribute('data-lacks', '')
      }
      const heading = badge.parentElement?.querySelector(':scope > :is(h2, h3, h4, h5, h6)[id]')
      links.push(...(heading ? [`#${encodeURIComponent(heading.id)}`] : []))
    }
  }
  return links
}

/** wordsAfter returns what screen readers say after the badge. */
function wordsAfter(words: string): HTMLElement {
  const hidden = document.createElement('span')
  hidden.className = 'lens-words'
  hidden.textContent = ` (${words})`
  return hidden
}

/** partsOf returns what a badge is about: the row or the item around it, or the section that its heading begins. */
function partsOf(badge: Element): Element[] {
  const heading = badge.closest('[class^="heading-"]')
  if (!heading) {
    return [badge.closest('li, tr')].filter((row) => row !== null)
  }
  const level = levelOf(heading)
  const parts = [heading]
  for (let next = heading.nextElementSibling; next && levelOf(next) > level; next = next.nextElementSibling) {
    parts.push(next)
  }
  return parts
}

/** levelOf returns the level of a heading; a high one for other elements. */
function levelOf({ className, tagName }: Element): number {
  return Number(/^heading-(\d)/.exec(className)?.[1] ?? /^H(\d)/.exec(tagName)?.[1] ?? 9)
}

/** Rules instead of attributes, because React renders these links, some of them later. */
function rulesOf(links: string[], words: string): string {
  const all = links.map((link) => `[href=${JSON.stringify(link)}]`).join()
  return `
${places} a:is(${all}) { color: var(--color-faint); font-style: italic; }
${places} a:is(${all})::after {
  clip-path: inset(50%);
  content: ${JSON.stringify(` (${words})`)};
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
}
@media (forced-colors: active) { ${places} a:is(${all}) { color: GrayText; } }`
}

/** createControl returns the list in which the reader chooses. It has a place at the foot of the sidebar, or in the menu of the page. */
function createControl() {
  const label = document.createElement('label')
  label.className = 'lens'
  const select = document.createElement('select')
  label.append(docgenText(Message['docgen.lens.label']), select)
  let shown: DocsReleases | undefined
  function place() {
    const here = shown && (document.querySelector('aside[data-print]') ?? document.querySelector('.page-menu ul'))
    if (here?.contains(label)) {
      return
    }
    const former = label.closest('li') ?? label
    former.remove()
    here?.append(here.matches('ul') ? inItem(label) : label)
  }
  return {
    place,
    show(docs: DocsReleases | undefined, release = '') {
      shown = docs
      const option = (text: string, value: string) => new Option(text, value, false, value === release)
      const releases = docs?.releases.map((each) => option(each, each)) ?? []
      select.replaceChildren(option(docgenText(Message['docgen.lens.all']), ''), ...releases)
      place()
    },
    onChoice(apply: () => void) {
      select.addEventListener('change', () => {
        try {
          window.localStorage.setItem(shown ? keyOf(shown) : '', select.value)
        } catch {} // without storage, there is no choice
        apply()
      })
    },
  }
}

function inItem(label: HTMLElement): HTMLElement {
  const item = document.createElement('li')
  item.append(label)
  return item
}
