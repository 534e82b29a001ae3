import type { ComponentType } from 'react'
import NavbarItem from './index'

/** ComponentTypes lists the types of navbar items. A site adds its own, whose names begin with "custom-". */
const ComponentTypes: Record<string, ComponentType<Record<string, unknown>>> = {
  default: NavbarItem,
  localeDropdown: NavbarItem,
  search: NavbarItem,
  dropdown: NavbarItem,
  html: NavbarItem,
  doc: NavbarItem,
  docSidebar: NavbarItem,
  docsVersion: NavbarItem,
  docsVersionDropdown: NavbarItem,
}

export default ComponentTypes
