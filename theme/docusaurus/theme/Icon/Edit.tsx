import { Icon } from '../../../common/Icon'

/** Edit is an icon of the theme under the name that it has in Docusaurus. */
export default function Edit({ className }: { className?: string }) {
  return <Icon name="pencil" className={className} />
}
