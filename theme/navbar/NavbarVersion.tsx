import type { NavbarVersion as Item } from '../contract'
import { labelsOf, useReading } from '../runtime/preferences/versions'
import { NavbarLink } from './NavbarLink'

/** NavbarVersion links to the version of the docs that the reader is in. */
export function NavbarVersion({ item }: { item: Item }) {
  const { own, versions, candidates } = useReading()(item.docs)
  const [version] = candidates
  return (
    <NavbarLink
      labels={item.label || own ? undefined : labelsOf(versions)}
      item={{
        ...item,
        kind: 'link',
        label: item.label || version?.label || '',
        href: item.href || version?.home || '',
        docs: undefined,
        active: item.href ? { never: item.external } : { never: !own, basePath: own?.base },
      }}
    />
  )
}
