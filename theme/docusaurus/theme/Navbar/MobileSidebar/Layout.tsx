import type { ReactNode } from 'react'
import menu from '../../../../navbar/MobileMenu.module.css'
import classes from '../../../../navbar/MobileMenuPanels.module.css'
import { useNavbarSecondaryMenu } from '../../../common/menu'

interface Props {
  header?: ReactNode
  primaryMenu?: ReactNode
  secondaryMenu?: ReactNode
}

/** NavbarMobileSidebarLayout puts the side menu together. The panel that is behind is inert. */
export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props) {
  const { shown } = useNavbarSecondaryMenu()
  return (
    <div className={`navbar-sidebar ${menu.inside}`}>
      {header}
      <div className={classes.panels} data-panel={shown ? 'docs' : 'site'}>
        <div className={classes.panel} inert={shown}>
          {primaryMenu}
        </div>
        <div className={classes.panel} inert={!shown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  )
}
