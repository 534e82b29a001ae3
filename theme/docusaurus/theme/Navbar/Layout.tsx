import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import type { ReactNode } from 'react'
import { Message } from '../../../messages'
import classes from '../../../navbar/Navbar.module.css'
import { useSite } from '../../../runtime/site'

/** NavbarLayout is the bar at the top of every page. */
export default function NavbarLayout({ children }: { children?: ReactNode }) {
  return (
    <header className={classes.bar} data-style={useSite().navbar.style} data-print="hidden">
      <nav aria-label={docgenText(Message['theme.NavBar.navAriaLabel'])}>{children}</nav>
      <NavbarMobileSidebar />
    </header>
  )
}
