import Link from '../../Link'
import useBaseUrl from '../../useBaseUrl'

interface Logo {
  src: string
  alt?: string
  href?: string
  width?: number | string
  height?: number | string
}

/** FooterLogo shows the logo of the footer. */
export default function FooterLogo({ logo: { src, alt = '', href, width, height } }: { logo: Logo }) {
  const image = <img className="footer__logo" src={useBaseUrl(src)} alt={alt} width={width} height={height} />
  return href ? <Link href={href}>{image}</Link> : image
}
