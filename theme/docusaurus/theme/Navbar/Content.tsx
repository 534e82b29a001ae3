import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle'
import { Brand } from '../../../navbar/Brand'
import { ColorModeToggle } from '../../../navbar/ColorModeToggle'
import classes from '../../../navbar/Navbar.module.css'
import { NavbarItems } from '../../../navbar/NavbarItems'
import { useSite } from '../../../runtime/site'
import { Search } from '../../../search/Search'

/** NavbarContent is what the navbar shows. */
export default function NavbarContent() {
  const { navbar, search } = useSite()
  const placed = [...navbar.left, ...navbar.right].some((item) => item.kind === 'search')
  return (
    <div className={classes.inner}>
      <NavbarMobileSidebarToggle />
      <Brand />
      <NavbarItems items={navbar.left} place="bar" />
      <span className={classes.gap} />
      <NavbarItems items={navbar.right} place="bar" />
      <div className={classes.mode}>
        <ColorModeToggle />
      </div>
      {search && !placed && <Search />}
    </div>
  )
}
