import { Message } from '../messages'
import { useSite } from '../runtime/site'
import { Search } from '../search/Search'
import { Brand } from './Brand'
import { ColorModeToggle } from './ColorModeToggle'
import { MobileMenu } from './MobileMenu'
import classes from './Navbar.module.css'
import { NavbarItems } from './NavbarItems'

/** Navbar shows the bar at the top of every page. */
export function Navbar() {
  const { navbar, search } = useSite()
  const placed = [...navbar.left, ...navbar.right].some((item) => item.kind === 'search')
  return (
    <header className={classes.bar} data-style={navbar.style} data-print="hidden">
      <nav className={classes.inner} aria-label={docgenText(Message['theme.NavBar.navAriaLabel'])}>
        <MobileMenu />
        <Brand />
        <NavbarItems items={navbar.left} place="bar" />
        <span className={classes.gap} />
        <NavbarItems items={navbar.right} place="bar" />
        <div className={classes.mode}>
          <ColorModeToggle />
        </div>
        {search && !placed && <Search />}
      </nav>
    </header>
  )
}
