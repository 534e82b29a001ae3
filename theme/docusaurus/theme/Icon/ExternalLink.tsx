import { Icon } from '../../../common/Icon'

/** ExternalLink is an icon of the theme under the name that it has in Docusaurus. */
export default function ExternalLink({ className }: { className?: string }) {
  return <Icon name="external" className={className} />
}
