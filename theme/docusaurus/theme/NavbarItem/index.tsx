import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { Dropdown } from '../../../navbar/Dropdown'
import { NavbarItems } from '../../../navbar/NavbarItems'
import { useConfiguredItem } from '../../common/configuredItem'
import Link from '../../Link'

interface Props extends Omit<ComponentProps<typeof Link>, 'label'> {
  type?: string
  label?: ReactNode
  html?: string
  value?: string
  items?: readonly Props[]
  position?: string
  /** in the side menu of narrow windows */
  mobile?: boolean
  activeBasePath?: string
  activeBaseRegex?: string
}

/** NavbarItem shows an item of the navbar that the site's own code hands over: one of the config, or one that the code makes. */
const NavbarItem: ComponentType<Props> = (props) => {
  const item = useConfiguredItem(props)
  return item ? <NavbarItems items={[item]} place={props.mobile ? 'menu' : 'bar'} /> : <MadeItem {...props} />
}

const MadeItem: ComponentType<Props> = ({ type: _, label, html, value, items, position: __, mobile, activeBasePath, activeBaseRegex, ...rest }) => {
  const written = html ?? value
  if (items) {
    return (
      <Dropdown label={(label ?? '') as string /* without a link, an element will do */} active={false} place={mobile ? 'menu' : 'bar'} className={rest.className}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never move and may have no label
          <li key={at}>
            <NavbarItem {...item} />
          </li>
        ))}
      </Dropdown>
    )
  }
  return written === undefined ? (
    <Link {...rest}>{label}</Link>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's author
    <span className={rest.className} dangerouslySetInnerHTML={{ __html: written }} />
  )
}

export default NavbarItem
