import { Icon } from '../../../common/Icon'

/** Menu is an icon of the theme under the name that it has in Docusaurus. */
export default function Menu({ className }: { className?: string }) {
  return <Icon name="menu" className={className} />
}
