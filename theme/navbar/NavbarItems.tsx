import type { ReactNode } from 'react'
import type { NavbarItem } from '../contract'
import { useSite } from '../runtime/site'
import { Search } from '../search/Search'
import { NavbarDropdown } from './NavbarDropdown'
import { NavbarHTML } from './NavbarHTML'
import { NavbarItemBoundary } from './NavbarItemBoundary'
import classes from './NavbarItems.module.css'
import { NavbarLink } from './NavbarLink'
import { NavbarLocales } from './NavbarLocales'
import { NavbarVersion } from './NavbarVersion'
import { NavbarVersions } from './NavbarVersions'
import type { Place } from './nestedEntries'

/** NavbarItems lists navbar items, as a row in the bar and as a column elsewhere. */
export function NavbarItems({ items, place }: { items: NavbarItem[]; place: Place }) {
  const shown = place === 'menu' ? items.filter((item) => item.kind !== 'search') : items
  if (shown.length === 0) {
    return null
  }
  return (
    <ul className={classes[place]}>
      <NavbarEntries items={shown} place={place} />
    </ul>
  )
}

/** NavbarEntries shows the list items without the list, for lists with more items. */
export function NavbarEntries({ items = [], place }: { items?: NavbarItem[]; place: Place }) {
  return items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a navbar never move
    <li className={classes.item} data-kind={item.kind} key={position}>
      <NavbarItemBoundary item={item}>
        <Entry item={item} place={place} />
      </NavbarItemBoundary>
    </li>
  ))
}

type Renderers = {
  [Kind in NavbarItem['kind']]: (item: Extract<NavbarItem, { kind: Kind }>, place: Place) => ReactNode
}

const renderers: Renderers = {
  link: (item) => <NavbarLink item={item} />,
  dropdown: (item, place) => <NavbarDropdown item={item} place={place} />,
  html: (item) => <NavbarHTML item={item} />,
  version: (item) => <NavbarVersion item={item} />,
  versions: (item, place) => <NavbarVersions item={item} place={place} />,
  locales: (item, place) => <NavbarLocales item={item} place={place} />,
  search: () => <SearchWhenBuilt />,
}

function Entry<Kind extends NavbarItem['kind']>({
  item,
  place,
}: {
  item: Extract<NavbarItem, { kind: Kind }>
  place: Place
}) {
  const render = renderers[item.kind as Kind]
  if (!render) {
    throw new Error(`there is no navbar item of kind "${item.kind}"`)
  }
  return render(item, place)
}

function SearchWhenBuilt() {
  return useSite().search ? <Search /> : null
}
