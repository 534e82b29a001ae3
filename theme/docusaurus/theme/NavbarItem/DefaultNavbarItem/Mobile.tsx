import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import classes from '../../../../navbar/NavbarLink.module.css'
import { classNames } from '../../../../runtime/classNames'
import type { ItemProps } from '../../../common/configuredItem'

/** DefaultNavbarItemMobile shows a link in the side menu. */
export default function DefaultNavbarItemMobile({ className, isDropdownItem: _, ...props }: ItemProps) {
  return <NavbarNavLink {...props} className={classNames(classes.link, className)} />
}
