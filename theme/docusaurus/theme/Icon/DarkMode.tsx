import { Icon } from '../../../common/Icon'

/** DarkMode is an icon of the theme under the name that it has in Docusaurus. */
export default function DarkMode({ className }: { className?: string }) {
  return <Icon name="moon" className={className} />
}
