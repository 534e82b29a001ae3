import { Icon } from '../../../common/Icon'

/** Home is an icon of the theme under the name that it has in Docusaurus. */
export default function Home({ className }: { className?: string }) {
  return <Icon name="home" className={className} />
}
