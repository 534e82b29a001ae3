import { Icon } from '../../../common/Icon'

/** SystemColorMode is an icon of the theme under the name that it has in Docusaurus. */
export default function SystemColorMode({ className }: { className?: string }) {
  return <Icon name="system" className={className} />
}
