import type { NavbarHTML as Item } from '../contract'

/** NavbarHTML shows HTML that the site adds to the navbar. */
export function NavbarHTML({ item }: { item: Item }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: that is what the item is for
  return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />
}
