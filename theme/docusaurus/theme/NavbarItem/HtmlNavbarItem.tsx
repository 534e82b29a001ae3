import { NavbarHTML } from '../../../navbar/NavbarHTML'
import type { ItemProps } from '../../common/configuredItem'

/** HtmlNavbarItem shows HTML. */
export default function HtmlNavbarItem({ value = '', className }: ItemProps) {
  return <NavbarHTML item={{ kind: 'html', value, className }} />
}
