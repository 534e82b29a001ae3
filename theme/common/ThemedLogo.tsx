import type { Logo } from '../contract'
import classes from './ThemedLogo.module.css'

/** ThemedLogo renders both variants of a logo; the style sheet shows the one for the current color mode. */
export function ThemedLogo({ logo, alt, className }: { logo: Logo; alt: string; className?: string }) {
  const size = { width: logo.width, height: logo.height }
  if (logo.dark === logo.src) {
    return <img className={className} src={logo.src} alt={alt} {...size} />
  }
  return (
    <>
      <img className={`${className} ${classes.light}`} src={logo.src} alt={alt} {...size} />
      <img className={`${className} ${classes.dark}`} src={logo.dark} alt={alt} loading="lazy" {...size} />
    </>
  )
}
