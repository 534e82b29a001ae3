import { NavbarVersion } from '../../../navbar/NavbarVersion'

interface Props {
  docsPluginId?: string
  className?: string
  label?: string
  to?: string
}

/** DocsVersionNavbarItem links to the version of the docs that the reader is in. */
export default function DocsVersionNavbarItem({ docsPluginId = 'default', className, label, to }: Props) {
  return <NavbarVersion item={{ kind: 'version', docs: docsPluginId, className, label, href: to }} />
}
