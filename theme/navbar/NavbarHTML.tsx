import type { NavbarHTML as Item } from '../contract'

/** NavbarHTML is a piece of HTML of the site's author. */
export function NavbarHTML({ item }: { item: Item }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: that is what the item is for
  return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />
}
