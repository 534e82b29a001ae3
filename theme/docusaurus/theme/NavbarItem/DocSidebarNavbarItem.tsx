import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import type { ItemProps } from '../../common/configuredItem'
import { useActiveDocContext, useLayoutDocsSidebar } from '../../plugin-content-docs/client'

/** DocSidebarNavbarItem links to the first doc of a sidebar in the reader's version. */
export default function DocSidebarNavbarItem({ sidebarId = '', label, docsPluginId, ...props }: ItemProps) {
  const { activeDoc } = useActiveDocContext(docsPluginId)
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId)
  return link && <DefaultNavbarItem exact {...props} isActive={() => activeDoc?.sidebar === sidebarId} label={label ?? link.label} to={link.path} />
}
