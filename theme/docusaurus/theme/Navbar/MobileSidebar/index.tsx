import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header'
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout'
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu'
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu'
import { useRef } from 'react'
import { Message } from '../../../../messages'
import classes from '../../../../navbar/MobileMenu.module.css'
import { useMenuDialog } from '../../../../navbar/useMenuDialog'
import { useMenu } from '../../../common/menu'

/** NavbarMobileSidebar is the side menu. Without a provider it comes with its button, NavbarMobileSidebarToggle. */
export default function NavbarMobileSidebar() {
  const menu = useMenu()
  const dialog = useRef<HTMLDialogElement>(null)
  useMenuDialog(dialog, menu?.shown ?? false)
  return menu ? (
    <dialog className={classes.menu} aria-label={docgenText(Message['docgen.menu.label'])} ref={dialog} onClose={() => menu.shown && menu.toggle()}>
      {menu.shown && (
        <NavbarMobileSidebarLayout
          header={<NavbarMobileSidebarHeader />}
          primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
          secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
        />
      )}
    </dialog>
  ) : null
}
