import type { Item } from '../../../../plugin-content-docs/sidebar'
import { Sidebar } from '../../../../../sidebar/Sidebar'

/** DocRootLayoutSidebar shows the sidebar, which is that of the page. */
export default function DocRootLayoutSidebar(_: { sidebar: readonly Item[] }) {
  return <Sidebar />
}
