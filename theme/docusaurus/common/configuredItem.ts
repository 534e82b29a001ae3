import type { ComponentProps, ReactNode } from 'react'
import type { NavbarItem } from '../../contract'
import type Link from '../Link'
import { siteConfig } from '../siteConfig'
import { splitNavbarItems } from './text'

/** ItemProps are the options of a navbar item in the form of the config, and what Docusaurus adds to them. */
export interface ItemProps extends Omit<ComponentProps<typeof Link>, 'label'> {
  type?: string
  label?: ReactNode
  html?: string
  value?: string
  items?: readonly ItemProps[]
  position?: string
  dropdownItemsBefore?: readonly ItemProps[]
  dropdownItemsAfter?: readonly ItemProps[]
  docId?: string
  docsPluginId?: string
  sidebarId?: string
  activeBasePath?: string
  activeBaseRegex?: string
  activeClassName?: string
  exact?: boolean
  isActive?: () => boolean
  isDropdownItem?: boolean
  isDropdownLink?: boolean
  /** in the side menu of narrow windows */
  mobile?: boolean
}

/** itemType returns the type of a navbar item. Those without one are links, or lists of items. */
export const itemType = ({ type = 'default', items }: ItemProps): string => (type === 'default' && items ? 'dropdown' : type)

/** writtenItem returns the options of an item of the theme; undefined for one that the config does not have. */
export function writtenItem(item: NavbarItem, navbar: { left: NavbarItem[]; right: NavbarItem[] }): ItemProps | undefined {
  if (item.kind === 'html' && item.custom) {
    return item.custom
  }
  const { items = [] } = (siteConfig.themeConfig.navbar ?? {}) as { items?: ItemProps[] }
  const [left, right] = splitNavbarItems(items)
  const written = writtenIn(item, navbar.left, left) ?? writtenIn(item, navbar.right, right)
  return written?.type?.endsWith('Dropdown') ? { dropdownItemsBefore: [], dropdownItemsAfter: [], ...written } : written
}

function writtenIn(item: NavbarItem, shown: readonly NavbarItem[], written: readonly ItemProps[]): ItemProps | undefined {
  const at = shown.indexOf(item)
  return at >= 0
    ? written[at]
    : shown.map((each, place) => each.kind === 'dropdown' && writtenIn(item, each.items, written[place]?.items ?? [])).find((found) => found) || undefined
}
