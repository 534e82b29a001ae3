import { Icon } from '../../../common/Icon'

/** Language is an icon of the theme under the name that it has in Docusaurus. */
export default function Language({ className }: { className?: string }) {
  return <Icon name="language" className={className} />
}
