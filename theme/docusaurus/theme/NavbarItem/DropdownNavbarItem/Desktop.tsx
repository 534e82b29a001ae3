import NavbarItem from '@theme/NavbarItem'
import { Dropdown } from '../../../../navbar/Dropdown'
import type { ItemProps } from '../../../common/configuredItem'
import useBaseUrl from '../../../useBaseUrl'

/** DropdownNavbarItemDesktop shows a list of items that opens in the bar. */
export default function DropdownNavbarItemDesktop({ label, to, href, items = [], className }: ItemProps) {
  const url = useBaseUrl(to ?? href)
  return (
    <Dropdown label={(label ?? '') as string /* without a link, an element will do */} href={url || undefined} active={false} place="bar" className={className}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never move and may have no label
        <li key={at}>
          <NavbarItem isDropdownItem {...item} />
        </li>
      ))}
    </Dropdown>
  )
}
