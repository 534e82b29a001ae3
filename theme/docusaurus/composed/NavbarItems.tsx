import OwnItem from '@theme/NavbarItem'
import Types from '@theme/NavbarItem/ComponentTypes'
import OwnDefault from '@theme/NavbarItem/DefaultNavbarItem'
import OwnDesktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop'
import OwnMobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile'
import OwnListDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import OwnListMobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import OwnLink from '@theme/NavbarItem/NavbarNavLink'
import classes from '../../navbar/NavbarItems.module.css'
import { NavbarEntries as ShownEntries } from '../../navbar/NavbarItems'
import type { Place } from '../../navbar/nestedEntries'
import type { NavbarItem } from '../../contract'
import { useSite } from '../../runtime/site'
import { itemType, writtenItem } from '../common/configuredItem'
import Item from '../theme/NavbarItem'
import Default from '../theme/NavbarItem/DefaultNavbarItem'
import Desktop from '../theme/NavbarItem/DefaultNavbarItem/Desktop'
import Mobile from '../theme/NavbarItem/DefaultNavbarItem/Mobile'
import Doc from '../theme/NavbarItem/DocNavbarItem'
import DocSidebar from '../theme/NavbarItem/DocSidebarNavbarItem'
import VersionDropdown from '../theme/NavbarItem/DocsVersionDropdownNavbarItem'
import Version from '../theme/NavbarItem/DocsVersionNavbarItem'
import List from '../theme/NavbarItem/DropdownNavbarItem'
import ListDesktop from '../theme/NavbarItem/DropdownNavbarItem/Desktop'
import ListMobile from '../theme/NavbarItem/DropdownNavbarItem/Mobile'
import Html from '../theme/NavbarItem/HtmlNavbarItem'
import Locales from '../theme/NavbarItem/LocaleDropdownNavbarItem'
import Link from '../theme/NavbarItem/NavbarNavLink'
import Search from '../theme/NavbarItem/SearchNavbarItem'

/** Those inside items of several types. If the site has one of them, all items are Docusaurus's. */
const shared = [
  [OwnItem, Item],
  [OwnDefault, Default],
  [OwnDesktop, Desktop],
  [OwnMobile, Mobile],
  [OwnListDesktop, ListDesktop],
  [OwnListMobile, ListMobile],
  [OwnLink, Link],
] as const
const isShared = shared.some(([own, ours]) => own !== ours)

const ours: Record<string, unknown> = {
  default: Default,
  doc: Doc,
  docSidebar: DocSidebar,
  docsVersion: Version,
  docsVersionDropdown: VersionDropdown,
  dropdown: List,
  html: Html,
  localeDropdown: Locales,
  search: Search,
}

/** NavbarItems lists navbar items, those that the site replaces as Docusaurus does. */
export function NavbarItems({ items, place }: { items: NavbarItem[]; place: Place }) {
  return items.length > 0 ? (
    <ul className={classes[place]}>
      <NavbarEntries items={items} place={place} />
    </ul>
  ) : null
}

/** NavbarEntries shows the list items without the list, for lists with more items. */
export function NavbarEntries({ items = [], place }: { items?: NavbarItem[]; place: Place }) {
  const { navbar } = useSite()
  return items.filter(({ kind }) => place !== 'menu' || kind !== 'search').map((item, position) => {
    const written = writtenItem(item, navbar)
    const type = written && itemType(written)
    const isOwn = type !== undefined && (isShared || Types[type] !== ours[type])
    return isOwn ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a navbar never move
      <li className={classes.item} data-kind={item.kind} key={position}>
        <OwnItem {...written} mobile={place === 'menu'} isDropdownItem={place === 'list' || undefined} />
      </li>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a navbar never move
      <ShownEntries items={[item]} place={place} key={position} />
    )
  })
}
