import { Sidebar } from '../../../../sidebar/Sidebar'

/** DocSidebarDesktop lists the pages of the docs in wide windows. */
export default function DocSidebarDesktop() {
  return <Sidebar />
}
