import type { NavbarDropdown as Item } from '../contract'
import { isActive } from '../runtime/active'
import { usePage } from '../runtime/page'
import { Dropdown } from './Dropdown'
import { NavbarEntries, type Place } from './NavbarItems'

/** NavbarDropdown opens a list of the site's choice. */
export function NavbarDropdown({ item, place }: { item: Item; place: Place }) {
  const page = usePage()
  const active = item.items.some((entry) => entry.kind === 'link' && isActive(entry.active, entry.href, page))
  return (
    <Dropdown label={item.label} href={item.href} active={active} place={place}>
      <NavbarEntries items={item.items} place="list" />
    </Dropdown>
  )
}
