import { Icon } from '../../../common/Icon'

/** Close is an icon of the theme under the name that it has in Docusaurus. */
export default function Close({ className }: { className?: string }) {
  return <Icon name="close" className={className} />
}
