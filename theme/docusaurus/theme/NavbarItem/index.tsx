import ComponentTypes from '@theme/NavbarItem/ComponentTypes'
import { itemType, type ItemProps } from '../../common/configuredItem'

/** NavbarItem shows an item of the navbar in the form of the config. */
export default function NavbarItem(props: ItemProps) {
  const { type: _, ...rest } = props
  const Type = ComponentTypes[itemType(props)]
  if (!Type) {
    throw new Error(`there is no navbar item of the type "${itemType(props)}"`)
  }
  return <Type {...rest} />
}
