import NavbarContent from '@theme/Navbar/Content'
import NavbarLayout from '@theme/Navbar/Layout'

/** Navbar puts the bar at the top of every page together from parts that the site replaces. */
export function Navbar() {
  return (
    <NavbarLayout>
      <NavbarContent />
    </NavbarLayout>
  )
}
