import { usePage } from '../../runtime/page'
import { docusaurusToc } from './pageToc'
import { useSidebarItems } from '../plugin-content-docs/sidebar'

const link = (to?: { label: string; href: string }) => to && { title: to.label, permalink: to.href }

/** overrideProps has the props that Docusaurus hands to components that a site replaces, by their names. */
export const overrideProps = {
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
