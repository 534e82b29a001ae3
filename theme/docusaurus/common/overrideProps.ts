import { createElement as h } from 'react'
import type { SidebarItem } from '../../contract'
import { usePage } from '../../runtime/page'
import { useColorMode } from '../theme-common/index'
import { DocContent } from '../../doc/DocContent'
import { useDoc } from '../plugin-content-docs/client'
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
