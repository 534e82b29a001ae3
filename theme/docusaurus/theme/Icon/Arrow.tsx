import { Icon } from '../../../common/Icon'

/** Arrow is an icon of the theme under the name that it has in Docusaurus. */
export default function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron" className={className} />
}
