import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import type { ItemProps } from '../../common/configuredItem'
import { useActiveDocContext, useLayoutDoc } from '../../plugin-content-docs/client'

/** DocNavbarItem links to a doc in the reader's version. */
export default function DocNavbarItem({ docId = '', label, docsPluginId, ...props }: ItemProps) {
  const { activeDoc } = useActiveDocContext(docsPluginId)
  const doc = useLayoutDoc(docId, docsPluginId)
  const isHere = () => activeDoc?.path === doc?.path || (activeDoc?.sidebar !== undefined && activeDoc.sidebar === doc?.sidebar)
  return doc && <DefaultNavbarItem exact {...props} isActive={isHere} label={label ?? doc.id} to={doc.path} />
}
