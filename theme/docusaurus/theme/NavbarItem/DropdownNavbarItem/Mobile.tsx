import NavbarItem from '@theme/NavbarItem'
import { Dropdown } from '../../../../navbar/Dropdown'
import type { ItemProps } from '../../../common/configuredItem'
import useBaseUrl from '../../../useBaseUrl'

/** DropdownNavbarItemMobile shows a list of items that opens in the side menu. */
export default function DropdownNavbarItemMobile({ label, to, href, items = [], className }: ItemProps) {
  const url = useBaseUrl(to ?? href)
  return (
    <Dropdown label={(label ?? '') as string /* without a link, an element will do */} href={url || undefined} active={false} place="menu" className={className}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never move and may have no label
        <li key={at}>
          <NavbarItem mobile isDropdownItem {...item} />
        </li>
      ))}
    </Dropdown>
  )
}
