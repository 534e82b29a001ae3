import DocSidebarMobile from '@theme/DocSidebar/Mobile'
import NavbarContent from '@theme/Navbar/Content'
import NavbarLayout from '@theme/Navbar/Layout'
import { usePage } from '../../runtime/page'
import { MenuProvider } from '../common/menu'
import { overrideProps } from '../common/overrideProps'

/** Navbar puts the bar at the top of every page, and the side menu, together from parts that the site replaces. */
export function Navbar() {
  return (
    <MenuProvider content={usePage().sidebar && <MenuSidebar />}>
      <NavbarLayout>
        <NavbarContent />
      </NavbarLayout>
    </MenuProvider>
  )
}

function MenuSidebar() {
  return <DocSidebarMobile {...overrideProps.DocSidebar()} />
}
