import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import classes from '../../../../navbar/NavbarLink.module.css'
import { classNames } from '../../../../runtime/classNames'
import type { ItemProps } from '../../../common/configuredItem'

/** DefaultNavbarItemDesktop shows a link in the bar. */
export default function DefaultNavbarItemDesktop({ className, isDropdownItem: _, ...props }: ItemProps) {
  return <NavbarNavLink {...props} className={classNames(classes.link, className)} />
}
