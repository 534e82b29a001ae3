import FooterCopyright from '@theme/Footer/Copyright'
import FooterLayout from '@theme/Footer/Layout'
import FooterLinks from '@theme/Footer/Links'
import FooterLogo from '@theme/Footer/Logo'
import { useSite } from '../../runtime/site'
import { footerLinks, footerLogo } from '../common/footer'

/** Footer puts the footer together from parts that the site replaces. */
export function Footer() {
  const { footer } = useSite()
  if (!footer) {
    return null
  }
  const links = footerLinks(footer)
  const logo = footerLogo(footer)
  return (
    <FooterLayout
      style={footer.style === 'dark' ? 'dark' : 'light'}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={footer.copyright && <FooterCopyright copyright={footer.copyright} />}
    />
  )
}
