import type { SidebarCategory, SidebarLink } from '../contract'
import { useSite } from '../runtime/site'

/** SidebarLabel shows the label of a sidebar item, with its icon and its badge. SidebarLink has the styles. */
export function SidebarLabel({ item: { label, icon, badge } }: { item: SidebarLink | SidebarCategory }) {
  const { icons } = useSite()
  return (
    <>
      {icon && (
        <svg aria-hidden="true">
          <use href={`${icons}#${icon}`} />
        </svg>
      )}
      {label}
      {badge && <b>{badge}</b>}
    </>
  )
}
