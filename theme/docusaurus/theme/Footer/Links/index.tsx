import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn'
import FooterLinksSimple from '@theme/Footer/Links/Simple'
import { type Column, isColumns, type Item } from '../../../common/footer'

/** FooterLinks shows the links of the footer, in columns if the site has any. */
export default function FooterLinks({ links }: { links: readonly Column[] | readonly Item[] }) {
  return isColumns(links) ? <FooterLinksMultiColumn columns={links} /> : <FooterLinksSimple links={links} />
}
