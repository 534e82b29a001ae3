import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content'
import { usePage } from '../../runtime/page'
import { Sidebar as Whole } from '../../sidebar/Sidebar'
import { isOnDocs } from '../common/onDocs'
import { overrideProps } from '../common/overrideProps'

export { sidebarId } from '../../sidebar/Sidebar'

/** Sidebar lists the pages of the docs with the site's own content. */
export function Sidebar() {
  return <Whole Content={isOnDocs(usePage().kind) ? Content : undefined} />
}

function Content() {
  return <DocSidebarDesktopContent {...overrideProps.DocSidebar()} />
}
