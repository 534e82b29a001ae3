import type { NavbarItem } from '../../contract'
import { useSite } from '../../runtime/site'
import { siteConfig } from '../siteConfig'
import { splitNavbarItems } from './text'

type Options = Record<string, unknown> & { position?: string }

/** useConfiguredItem returns the item of the theme for an item of the navbar in the form of the config; undefined for any other. */
export function useConfiguredItem(given: object): NavbarItem | undefined {
  const { navbar } = useSite()
  const { items = [] } = (siteConfig.themeConfig.navbar ?? {}) as { items?: Options[] }
  const [left, right] = splitNavbarItems(items)
  return itemLike(given, left, navbar.left) ?? itemLike(given, right, navbar.right)
}

/** itemLike returns the item whose options are all among the given ones. */
function itemLike(given: object, written: Options[], shown: NavbarItem[]): NavbarItem | undefined {
  const props: Record<string, unknown> = { ...given }
  const isGiven = (options: Options) => Object.entries(options).every(([name, value]) => JSON.stringify(value) === JSON.stringify(props[name]))
  return shown[written.findIndex(isGiven)]
}
