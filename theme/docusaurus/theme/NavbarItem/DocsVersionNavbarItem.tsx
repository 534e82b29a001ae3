import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import type { ItemProps } from '../../common/configuredItem'
import { useDocsVersionCandidates } from '../../plugin-content-docs/client'

/** DocsVersionNavbarItem links to the version of the docs that the reader is in. */
export default function DocsVersionNavbarItem({ label, to, docsPluginId, ...props }: ItemProps) {
  const [version] = useDocsVersionCandidates(docsPluginId)
  return version && <DefaultNavbarItem {...props} label={label ?? version.label} to={to ?? version.docs.find(({ id }) => id === version.mainDocId)?.path ?? version.path} />
}
