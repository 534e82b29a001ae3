import type { NavbarDropdown as Item } from '../contract'
import { isActive } from '../runtime/navigation/active'
import { usePage } from '../runtime/page'
import { useLinks } from '../runtime/preferences/versions'
import { Dropdown } from './Dropdown'
import { type Place, useNestedEntries } from './nestedEntries'

/** NavbarDropdown shows a navbar item that opens a list of links. */
export function NavbarDropdown({ item, place }: { item: Item; place: Place }) {
  const page = usePage()
  const Entries = useNestedEntries()
  const linkOf = useLinks()
  const active = item.items.some((entry) => {
    const link = entry.kind === 'link' && linkOf(entry)
    return link && isActive(link, page)
  })
  return (
    <Dropdown label={item.label} href={item.href} active={active} place={place} className={item.className}>
      <Entries items={item.items} place="list" />
    </Dropdown>
  )
}
