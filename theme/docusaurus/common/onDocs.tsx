import type { ComponentType } from 'react'
import type { PageKind } from '../../contract'
import { usePage } from '../../runtime/page'

/** isOnDocs reports whether Docusaurus shows a page of this kind inside the docs, beside their sidebar. */
export const isOnDocs = (kind: PageKind) => kind === 'doc' || kind === 'category'

// biome-ignore lint/suspicious/noExplicitAny: the props of a component that the site replaces
type AnyComponent = ComponentType<any>

/**
 * onDocs returns a component that is the site's own on some pages and the other one elsewhere: docgen also
 * shows blogs and pages with components that stand for those of the docs in Docusaurus.
 */
export function onDocs(Own: AnyComponent, Other: AnyComponent, isHere: (kind: PageKind) => boolean): AnyComponent {
  return function OnDocs(props) {
    const Shown = isHere(usePage().kind) ? Own : Other
    return <Shown {...props} />
  }
}

/** isDoc reports whether a page is a doc. */
export const isDoc = (kind: PageKind) => kind === 'doc'

/** isPost reports whether a page is a post of a blog. */
export const isPost = (kind: PageKind) => kind === 'post'

/** isText reports whether a page is a Markdown file of src/pages. */
export const isText = (kind: PageKind) => kind === 'text'
