import { NavbarVersions } from '../../../navbar/NavbarVersions'

interface Props {
  docsPluginId?: string
  className?: string
  /** in the side menu of narrow windows */
  mobile?: boolean
}

/** DocsVersionDropdownNavbarItem shows a menu with this page in other versions of the docs. */
export default function DocsVersionDropdownNavbarItem({ docsPluginId = 'default', className, mobile }: Props) {
  return <NavbarVersions item={{ kind: 'versions', docs: docsPluginId, className }} place={mobile ? 'menu' : 'bar'} />
}
