import Desktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import Mobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import type { ItemProps } from '../../../common/configuredItem'

/** DropdownNavbarItem shows a list of items that opens. */
export default function DropdownNavbarItem({ mobile = false, ...props }: ItemProps) {
  const Shown = mobile ? Mobile : Desktop
  return <Shown {...props} />
}
