import { ThemedLogo } from '../../../common/ThemedLogo'
import classes from '../../../layout/Footer.module.css'
import type { Logo } from '../../common/footer'
import Link from '../../Link'
import { useBaseUrlUtils } from '../../useBaseUrl'

/** FooterLogo shows the logo of the footer. */
export default function FooterLogo({ logo: { src, srcDark = src, alt = '', href = '', width, height, className } }: { logo: Logo }) {
  const { withBaseUrl } = useBaseUrlUtils()
  const logo = { src: withBaseUrl(src), dark: withBaseUrl(srcDark), alt, href, width, height, className }
  const image = <ThemedLogo logo={logo} alt={alt} className={`footer__logo ${classes.logo}`} />
  return href ? <Link href={href}>{image}</Link> : image
}
