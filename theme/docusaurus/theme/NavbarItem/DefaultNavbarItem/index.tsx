import Desktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop'
import Mobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile'
import type { ItemProps } from '../../../common/configuredItem'

/** DefaultNavbarItem shows a link. */
export default function DefaultNavbarItem({ mobile = false, position: _, ...props }: ItemProps) {
  const Shown = mobile ? Mobile : Desktop
  return <Shown {...props} activeClassName={props.activeClassName ?? (mobile ? 'menu__link--active' : 'navbar__link--active')} />
}
