import type { NavbarDropdown as Item } from '../contract'
import { isActive } from '../runtime/active'
import { usePage } from '../runtime/page'
import { Dropdown } from './Dropdown'
import { type Place, useNestedEntries } from './nestedEntries'

/** NavbarDropdown shows a navbar item that opens a list of links. */
export function NavbarDropdown({ item, place }: { item: Item; place: Place }) {
  const page = usePage()
  const Entries = useNestedEntries()
  const active = item.items.some((entry) => entry.kind === 'link' && isActive(entry.active, entry.href, page))
  return (
    <Dropdown label={item.label} href={item.href} active={active} place={place}>
      <Entries items={item.items} place="list" />
    </Dropdown>
  )
}
