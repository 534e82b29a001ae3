import { Icon } from '../../../common/Icon'

/** LightMode is an icon of the theme under the name that it has in Docusaurus. */
export default function LightMode({ className }: { className?: string }) {
  return <Icon name="sun" className={className} />
}
