import { createElement as h } from 'react'
import type { SidebarItem } from '../../contract'
import { usePage } from '../../runtime/page'
import { useColorMode } from './colorMode'
import { DocContent } from '../../doc/DocContent'
import { getDocsVersionSearchTag, useDoc, useSidebarBreadcrumbs } from '../plugin-content-docs/client'
import { DEFAULT_SEARCH_TAG } from './text'
import { useSite } from '../../runtime/site'
import { docusaurusToc } from './pageToc'
import { docusaurusItem, type Item, useSidebarItems } from '../plugin-content-docs/sidebar'

const link = (to?: { label: string; href: string }) => to && { title: to.label, permalink: to.href }

/** overrideProps has the props that Docusaurus hands to components that a site replaces, by their names. They may depend on the props of docgen's component. */
export const overrideProps = {
  ColorModeToggle() {
    const { colorModeChoice, setColorMode } = useColorMode()
    return { value: colorModeChoice, onChange: setColorMode, respectPrefersColorScheme: true }
  },
  DocCard({ item }: { item: SidebarItem | Item }) {
    const { descriptions = {} } = usePage()
    const shown = 'kind' in item ? docusaurusItem(item) : item
    return { item: { ...shown, description: shown.description ?? descriptions[shown.href ?? ''] } }
  },
  DocItem() {
    return { content: Object.assign(() => h(DocContent), useDoc()) }
  },
  Breadcrumbs() {
    return { breadcrumbs: useSidebarBreadcrumbs() ?? [] }
  },
  SearchMetadata() {
    const { docs, version } = usePage()
    const { locale } = useSite()
    return { locale, version: version?.name, tag: docs ? getDocsVersionSearchTag(docs, version?.name ?? 'current') : DEFAULT_SEARCH_TAG }
  },
  DocPaginator() {
    const { previous, next } = usePage()
    return { previous: link(previous), next: link(next) }
  },
  DocSidebar() {
    return { sidebar: useSidebarItems() ?? [], path: usePage().path, onCollapse: () => {}, isHidden: false }
  },
  TOC() {
    return { toc: docusaurusToc(usePage().toc) }
  },
  Dropdown() {
    return { mobile: false, dropdownItemsBefore: [], dropdownItemsAfter: [] }
  },
}
